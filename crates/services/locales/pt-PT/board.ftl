offer-open = { $side ->
    [white] As brancas
   *[other] As pretas
    } propõem empate.
annulled = Partida anulada. Será jogada uma nova.
phase-running = Jogam { $side ->
    [white] as brancas
   *[other] as pretas
    }.
phase-stopped = Relógios parados. Jogam { $side ->
    [white] as brancas
   *[other] as pretas
    }.

offer-open = { $side ->
    [white] As brancas
   *[other] As pretas
    } oferecem empate.
penalised = Penalidade { $side ->
    [white] às brancas
   *[other] às pretas
    }: { $what }
annulled = Partida anulada. Uma nova será jogada.
phase-adjourned = A partida está suspensa.
phase-running = Vez { $side ->
    [white] das brancas
   *[other] das pretas
    }.
phase-stopped = Relógios parados. Vez { $side ->
    [white] das brancas
   *[other] das pretas
    }.
phase-before = A partida ainda não começou.

offer-open = { $side ->
    [white] Las blancas
   *[other] Las negras
    } ofrecen tablas.
penalised = Sanción para { $side ->
    [white] las blancas
   *[other] las negras
    }: { $what }
annulled = Partida anulada. Se jugará una nueva.
phase-adjourned = La partida está aplazada.
phase-running = Juegan { $side ->
    [white] las blancas
   *[other] las negras
    }.
phase-stopped = Relojes parados. Juegan { $side ->
    [white] las blancas
   *[other] las negras
    }.
phase-before = La partida todavía no ha empezado.

offer-open = { $side ->
    [white] Les blanques
   *[other] Les negres
    } ofereixen taules.
penalised = Sanció per a { $side ->
    [white] les blanques
   *[other] les negres
    }: { $what }
annulled = S’ha anul·lat la partida. Se’n jugarà una de nova.
phase-adjourned = La partida està ajornada.
phase-running = Juguen { $side ->
    [white] les blanques
   *[other] les negres
    }.
phase-stopped = Rellotges aturats. Juguen { $side ->
    [white] les blanques
   *[other] les negres
    }.
phase-before = La partida encara no ha començat.

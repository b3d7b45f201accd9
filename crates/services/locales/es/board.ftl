arbiter = Árbitro
offer-open = { $who } ofrece tablas.
penalised = Sanción a { $who }: { $what }
annulled = La partida se ha anulado y se juega una nueva.
phase-adjourned = La partida está aplazada.
phase-running = El reloj corre. Juega: { $who }.
phase-stopped = Los relojes están parados. Juega: { $who }.
phase-before = Los relojes aún no se han puesto en marcha.

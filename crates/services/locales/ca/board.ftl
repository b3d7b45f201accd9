arbiter = Àrbitre
offer-open = Oferta de taules: { $who }.
penalised = Sanció ({ $who }): { $what }
annulled = La partida s'ha anul·lat i se'n juga una de nova.
phase-adjourned = La partida està ajornada.
phase-running = Corre el rellotge. Juguen: { $who }.
phase-stopped = Els rellotges estan aturats. Juguen: { $who }.
phase-before = Els rellotges encara no s'han engegat.

arbiter = Árbitro
offer-open = Proposta de empate: { $who }.
penalised = Penalidade ({ $who }): { $what }
annulled = A partida foi anulada e joga-se uma nova.
phase-adjourned = A partida está suspensa.
phase-running = O relógio está correndo. Jogam: { $who }.
phase-stopped = Os relógios estão parados. Jogam: { $who }.
phase-before = Os relógios ainda não foram acionados.

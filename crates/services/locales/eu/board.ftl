arbiter = Epailea
offer-open = { $who }: berdinketa eskaini du.
penalised = Zigorra ({ $who }): { $what }
annulled = Partida baliogabetu da eta berri bat jokatzen da.
phase-adjourned = Partida etenda dago.
phase-running = Erlojua martxan. Txanda: { $who }.
phase-stopped = Erlojuak geldirik. Txanda: { $who }.
phase-before = Erlojuak oraindik ez dira abiatu.

offer-open = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } berdinketa eskaini dute.
penalised = { $side ->
    [white] Zurien
   *[other] Beltzen
    } zigorra: { $what }
annulled = Partida baliogabetu da. Beste bat jokatuko da.
phase-adjourned = Partida gerorako utzita dago.
phase-running = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } jokatu behar dute.
phase-stopped = Erlojuak geldirik daude. { $side ->
    [white] Zuriek
   *[other] Beltzek
    } jokatu behar dute.
phase-before = Partida oraindik ez da hasi.

### `adoube simulate`.

about = Genera un torneig a l’atzar amb resultats versemblants, en TRF
players = Nombre de jugadors, entre 2 i 9999 [per defecte: 60]
rounds = Nombre de rondes, entre 1 i 200 [per defecte: 9; en un round robin, les de la taula]
seed = Llavor; la mateixa llavor dona el mateix torneig [per defecte: a l’atzar]
stopped = aturat després de la ronda { $round }: { $reason }

### `adoube simulate`.

about = Un torneig a l'atzar, amb resultats versemblants, en TRF
players = Quants jugadors, de 2 a 9999 [per defecte, 60]
rounds = Quantes rondes, d'1 a 200 [per defecte, 9; en una lliga, les de la taula]
seed = La llavor, que ho decideix tot [per defecte, a l'atzar]
stopped = després de la ronda { $round }: { $reason }

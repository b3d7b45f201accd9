### Kinds of tournament in a rating period, and the norm by rating.

open = Abierto
team-championship = Campeonato por equipos
barcelona-open = Abierto de Barcelona
closed-catalan = Cerrado, válido para el Elo catalán
closed-international = Cerrado, válido para el Elo internacional
individual-of-catalonia = Campeonato individual de Cataluña
norm-by-rating = { $games ->
    [one] Norma de Mestre Català: Elo { $rating }, superior a 2300, con una partida en el periodo (Mestre Català, norma 1)
   *[other] Norma de Mestre Català: Elo { $rating }, superior a 2300, con { $games } partidas en el periodo (Mestre Català, norma 1)
}

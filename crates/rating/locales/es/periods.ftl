### How a rating period changes a rating.

open = abierto
team-championship = campeonato por equipos
barcelona-open = Abierto de Barcelona
closed-catalan = cerrado válido para la puntuación catalana
closed-international = cerrado válido para la puntuación internacional
individual-of-catalonia = campeonato individual de Cataluña
norm-by-rating = Norma de Mestre Català: { $rating }, más de 2300, con { $games } partidas en el período (Maestro, norma 1)

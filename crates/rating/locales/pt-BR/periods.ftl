### How a rating period changes a rating.

open = aberto
team-championship = campeonato por equipes
barcelona-open = Aberto de Barcelona
closed-catalan = fechado válido para o rating catalão
closed-international = fechado válido para o rating internacional
individual-of-catalonia = campeonato individual da Catalunha
norm-by-rating = Norma de Mestre Català: { $rating }, mais de 2300, com { $games } partidas no período (Mestre, norma 1)

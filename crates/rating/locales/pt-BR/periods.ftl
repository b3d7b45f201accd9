### Kinds of tournament in a rating period, and the norm by rating.

open = Aberto
team-championship = Campeonato por equipes
barcelona-open = Aberto de Barcelona
closed-catalan = Fechado, válido para o rating catalão
closed-international = Fechado, válido para o rating internacional
individual-of-catalonia = Campeonato individual da Catalunha
norm-by-rating = { $games ->
    [one] Norma de Mestre Català: rating { $rating }, acima de 2300, com { $games } partida no período (Mestre Català, norma 1)
   *[other] Norma de Mestre Català: rating { $rating }, acima de 2300, com { $games } partidas no período (Mestre Català, norma 1)
}

### Kinds of tournament in a rating period, and the norm by rating.

team-championship = Campeonato por equipas
closed-catalan = Fechado, válido para o Elo catalão
closed-international = Fechado, válido para o Elo internacional
norm-by-rating = { $games ->
    [one] Norma de Mestre Català: Elo { $rating }, acima de 2300, com uma partida no período (Mestre Català, norma 1)
   *[other] Norma de Mestre Català: Elo { $rating }, acima de 2300, com { $games } partidas no período (Mestre Català, norma 1)
}

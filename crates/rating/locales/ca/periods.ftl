### Kinds of tournament in a rating period, and the norm by rating.

open = Obert
team-championship = Campionat per equips
barcelona-open = Obert de Barcelona
closed-catalan = Tancat, vàlid per a l’Elo català
closed-international = Tancat, vàlid per a l’Elo internacional
individual-of-catalonia = Campionat individual de Catalunya
norm-by-rating = { $games ->
    [one] Norma de Mestre Català: Elo { $rating }, superior a 2300, amb una partida en el període (Mestre Català, norma 1)
   *[other] Norma de Mestre Català: Elo { $rating }, superior a 2300, amb { $games } partides en el període (Mestre Català, norma 1)
}

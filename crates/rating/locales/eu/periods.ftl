### Kinds of tournament in a rating period, and the norm by rating.

open = Irekia
team-championship = Taldekako Txapelketa
barcelona-open = Bartzelonako Irekia
closed-catalan = Itxia, Kataluniako Elorako
closed-international = Itxia, nazioarteko Elorako
individual-of-catalonia = Kataluniako Banakako Txapelketa
norm-by-rating = { $games ->
    [one] Mestre Català norma: { $rating } Eloa, 2300etik gora, aldian partida bat jokatuta (Mestre Català, 1. norma)
   *[other] Mestre Català norma: { $rating } Eloa, 2300etik gora, aldian { $games } partida jokatuta (Mestre Català, 1. norma)
}

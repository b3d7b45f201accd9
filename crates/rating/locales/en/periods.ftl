### Kinds of tournament in a rating period, and the norm by rating.

open = Open
team-championship = Team Championship
barcelona-open = Barcelona Open
closed-catalan = Closed, for the Catalan rating
closed-international = Closed, for the international rating
individual-of-catalonia = Individual Championship of Catalonia
norm-by-rating = { $games ->
    [one] Mestre Català norm: rating { $rating }, above 2300, with one game in the period (Master, norm 1)
   *[other] Mestre Català norm: rating { $rating }, above 2300, with { $games } games in the period (Master, norm 1)
}

### How a rating period changes a rating.

open = open
team-championship = Team Championship
barcelona-open = Barcelona Open
closed-catalan = closed, valid for the Catalan rating
closed-international = closed, valid for the international rating
individual-of-catalonia = Individual Championship of Catalonia
norm-by-rating = Mestre Català norm: { $rating }, above 2300, with { $games } games in the period (Master, norm 1)

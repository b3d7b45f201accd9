### How a rating period changes a rating.

open = open
team-championship = Team Championship
barcelona-open = Barcelona Open
closed-catalan = closed, valid for the Catalan rating
closed-international = closed, valid for the international rating
individual-of-catalonia = Individual Championship of Catalonia

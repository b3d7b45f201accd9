## The match

match-title = Encontro

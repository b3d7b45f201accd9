## The match

match-title = Encontre

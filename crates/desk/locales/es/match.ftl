## The match

match-title = Encuentro

## The match

match-title = Neurketa

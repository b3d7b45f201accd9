## The match

match-title = Match

### editions

e1985 = Congresso da FIDE, Tessalónica 1984

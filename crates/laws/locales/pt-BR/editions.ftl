### Where FIDE adopted each edition of the Laws.

e1985 = Congresso da FIDE, Tessalônica 1984
e2017 = 87º Congresso da FIDE, Baku 2016, e Conselho Presidencial, Atenas 2017
e2018 = 88º Congresso da FIDE, Göynük (Antália) 2017
e2023 = 93º Congresso da FIDE, Chennai 2022

### Where FIDE adopted each edition of the Laws.

e1985 = Congresso da FIDE, Salónica 1984
e2017 = 87.º Congresso da FIDE, Bacu 2016, e Conselho Presidencial, Atenas 2017
e2018 = 88.º Congresso da FIDE, Göynük (Antália) 2017
e2023 = 93.º Congresso da FIDE, Chennai 2022

### Where FIDE adopted each edition of the Laws.

e1985 = Congreso de la FIDE, Tesalónica 1984
e2017 = 87.º Congreso de la FIDE, Bakú 2016, y Consejo Presidencial, Atenas 2017
e2018 = 88.º Congreso de la FIDE, Göynük (Antalya) 2017
e2023 = 93.º Congreso de la FIDE, Chennai 2022

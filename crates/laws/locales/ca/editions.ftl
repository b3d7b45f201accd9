### Where FIDE adopted each edition of the Laws.

e1985 = Congrés de la FIDE, Tessalònica 1984
e2017 = 87è Congrés de la FIDE, Bakú 2016, i Consell Presidencial, Atenes 2017
e2018 = 88è Congrés de la FIDE, Göynük (Antalya) 2017
e2023 = 93è Congrés de la FIDE, Chennai 2022

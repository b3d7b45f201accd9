### Where FIDE adopted each edition of the Laws.

e1985 = FIDE Congress, Thessaloniki 1984
e2017 = 87th FIDE Congress, Baku 2016, and Presidential Board, Athens 2017
e2018 = 88th FIDE Congress, Göynük (Antalya) 2017
e2023 = 93rd FIDE Congress, Chennai 2022

### Where FIDE adopted each edition of the Laws.

e1985 = FIDEren Kongresua, Tesalonika 1984
e2017 = FIDEren 87. Kongresua, Baku 2016, eta Presidentetza Batzordea, Atenas 2017
e2018 = FIDEren 88. Kongresua, Göynük (Antalya) 2017
e2023 = FIDEren 93. Kongresua, Chennai 2022

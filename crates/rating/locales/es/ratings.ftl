### How a rating of the handbook is calculated.

opponent = { $name }: { $value } ({ $source }), { $points }
average = Media de los contrincantes Rc = { $sum } / { $games } = { $average }
difference = Diferencia { $own } − { $average } = { $difference }; Tabla 2, fila { $row }, columna { $column }: { $percent } %
expected = Resultado esperado We = { $percent } % × { $games } = { $expected }
change = Cambio K(W − We) = { $k } × ({ $points } − { $expected }) = { $raw }
limited = Como máximo 5 puntos por partida, 5 × { $games }: { $limited } (Elo 3 d)
new = Nueva puntuación: { $own } + cambios = { $exact }; múltiplo de 5 más cercano, las mitades hacia arriba, nunca por debajo de 2000: { $published }
absence = incomparecencia
first-second-or-third-category = primera, segunda o tercera categoría
catalan = puntuación catalana
spanish = puntuación española
international = puntuación internacional
imputed = sin puntuación, según los puntos del torneo
too-few-games = No cuenta: menos de seis partidas jugadas en el Campeonato por equipos (Elo 3 c)
too-few-preferents = No cuenta: menos de la mitad de las partidas contra preferentes (Elo 5 c)
wide-without-rise = No cuenta: 300 puntos o más por encima de los contrincantes, y sin subir (Elo 5 a)
same = Ningún torneo cuenta: la puntuación sigue en { $own }
not = Sin puntuación: solo entran en la lista los preferentes y los titulados (Elo 2)
kept = Sin puntuación todavía: { $games } partidas de las 16 necesarias; se guardan (Elo 2 b)
percent = Porcentaje: { $points } de { $games } = { $percent } %, entero, las mitades hacia arriba; Tabla 1, fila { $percent } %: { $cell }; DP usada, como máximo 150: { $used }
rating = Rp = Rc + DP = { $exact }; múltiplo de 5 más cercano, las mitades hacia arriba, nunca por debajo de 2000: { $published }

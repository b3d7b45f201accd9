### How a rating of the handbook is calculated.

opponent = { $name }: { $value } ({ $source }), { $points }
average = Mitjana dels contrincants Rc = { $sum } / { $games } = { $average }
difference = Diferència { $own } − { $average } = { $difference }; Taula 2, fila { $row }, columna { $column }: { $percent } %
expected = Resultat esperat We = { $percent } % × { $games } = { $expected }
change = Canvi K(W − We) = { $k } × ({ $points } − { $expected }) = { $raw }
limited = Com a màxim 5 punts per partida, 5 × { $games }: { $limited } (Elo 3 d)
new = Nova puntuació: { $own } + canvis = { $exact }; múltiple de 5 més proper, les meitats cap amunt, mai per sota de 2000: { $published }
absence = incompareixença
first-second-or-third-category = primera, segona o tercera categoria
catalan = puntuació catalana
spanish = puntuació espanyola
international = puntuació internacional
imputed = sense puntuació, segons els punts del torneig
too-few-games = No compta: menys de sis partides jugades al Campionat per equips (Elo 3 c)
too-few-preferents = No compta: menys de la meitat de les partides contra preferents (Elo 5 c)
wide-without-rise = No compta: 300 punts o més per sobre dels contrincants, i sense pujar (Elo 5 a)
same = Cap torneig compta: la puntuació continua en { $own }
not = Sense puntuació: només entren a la llista els preferents i els titulats (Elo 2)
kept = Sense puntuació encara: { $games } partides de les 16 que calen; es guarden (Elo 2 b)
percent = Percentatge: { $points } de { $games } = { $percent } %, sencer, les meitats cap amunt; Taula 1, fila { $percent } %: { $cell }; DP usada, com a màxim 150: { $used }
rating = Rp = Rc + DP = { $exact }; múltiple de 5 més proper, les meitats cap amunt, mai per sota de 2000: { $published }

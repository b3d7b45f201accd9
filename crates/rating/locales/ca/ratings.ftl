### Calculation of a handbook rating, one step per line. The sources of an opponent’s value are parts of a line.

opponent = { $name }: { $value } ({ $source }), { $points }
average = Mitjana dels adversaris Rc = { $sum } / { $games } = { $average }
difference = Diferència { $own } − { $average } = { $difference }; taula 2, fila { $row }, columna { $column }: { $percent } %
expected = Puntuació esperada We = { $percent } % × { $games } = { $expected }
change = Variació K(W − We) = { $k } × ({ $points } − { $expected }) = { $raw }
limited = Com a màxim 5 punts per partida, 5 × { $games }: { $limited } (Avaluació 3 d)
new = Elo nou: { $own } + variacions = { $exact }; arrodonit al múltiple de 5 més pròxim (a la mateixa distància, cap amunt), mai per sota de 2000: { $published }
absence = incompareixença
first-second-or-third-category = primera, segona o tercera categoria
catalan = Elo català
spanish = Elo espanyol
international = Elo internacional
imputed = sense Elo, valor segons els punts del torneig
too-few-games = No compta: menys de sis partides jugades al Campionat per equips (Avaluació 3 c)
too-few-preferents = No compta: menys de la meitat de les partides contra preferents (Avaluació 5 c)
wide-without-rise = No compta: 300 punts o més per sobre de la mitjana dels adversaris, i sense guany (Avaluació 5 a)
same = No compta cap torneig: l’Elo continua en { $own }
not = Sense Elo: a la llista només hi ha els preferents i els jugadors amb títol (Avaluació 2)
kept = Encara sense Elo: partides, { $games }; en calen 16; els resultats s’acumulen (Avaluació 2 b)
percent = Percentatge: { $points } / { $games } = { $percent } %, arrodonit a l’enter més pròxim (a la mateixa distància, cap amunt); taula 1, fila { $percent } %: { $cell }; DP usada, 150 com a màxim: { $used }
rating = Rp = Rc + DP = { $exact }; arrodonit al múltiple de 5 més pròxim (a la mateixa distància, cap amunt), mai per sota de 2000: { $published }

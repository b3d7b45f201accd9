### How a rating of the handbook is calculated.

opponent = { $name }: { $value } ({ $source }), { $points }
average = Aurkarien batezbestekoa Rc = { $sum } / { $games } = { $average }
difference = Aldea { $own } − { $average } = { $difference }; 2. taula, { $row } errenkada, { $column } zutabea: %{ $percent }
expected = Espero den emaitza We = %{ $percent } × { $games } = { $expected }
change = Aldaketa K(W − We) = { $k } × ({ $points } − { $expected }) = { $raw }
limited = Gehienez 5 puntu partida bakoitzeko, 5 × { $games }: { $limited } (Elo 3 d)
new = Puntuazio berria: { $own } + aldaketak = { $exact }; 5en multiplo hurbilena, erdiak gora, inoiz ez 2000 azpitik: { $published }
absence = ez agertzea
first-second-or-third-category = lehen, bigarren edo hirugarren kategoria
catalan = puntuazio katalana
spanish = puntuazio espainiarra
international = nazioarteko puntuazioa
imputed = puntuaziorik gabe, txapelketako puntuen arabera
too-few-games = Ez du balio: sei partida baino gutxiago jokatu dira taldekako txapelketan (Elo 3 c)
too-few-preferents = Ez du balio: partiden erdia baino gutxiago preferenteen aurka (Elo 5 c)
wide-without-rise = Ez du balio: aurkarien gainetik 300 puntu edo gehiago, eta igo gabe (Elo 5 a)
same = Ez du txapelketa batek ere balio: puntuazioak { $own } izaten jarraitzen du
not = Puntuaziorik ez: preferenteak eta titulua dutenak bakarrik sartzen dira zerrendan (Elo 2)
kept = Puntuaziorik ez oraindik: behar diren 16 partidetatik { $games }; gorde egiten dira (Elo 2 b)
percent = Ehunekoa: { $games }-tik { $points } = %{ $percent }, osoa, erdiak gora; 1. taula, %{ $percent } errenkada: { $cell }; erabilitako DP, gehienez 150: { $used }
rating = Rp = Rc + DP = { $exact }; 5en multiplo hurbilena, erdiak gora, inoiz ez 2000 azpitik: { $published }

### Calculation of a handbook rating, one step per line. The sources of an opponent’s value are parts of a line.

opponent = { $name }: { $value } ({ $source }), { $points }
average = Aurkarien batezbestekoa Rc = { $sum } / { $games } = { $average }
difference = Aldea { $own } − { $average } = { $difference }; 2. taula, { $row } errenkada, { $column } zutabea: %{ $percent }
expected = Esperotako puntuak We = %{ $percent } × { $games } = { $expected }
change = Aldaketa K(W − We) = { $k } × ({ $points } − { $expected }) = { $raw }
limited = Gehienez 5 puntu partidako, 5 × { $games }: { $limited } (Elo 3 d)
new = Elo berria: { $own } + aldaketak = { $exact }; 5en multiplo hurbilenera biribilduta, erdiak gora, inoiz ez 2000 baino gutxiago: { $published }
absence = ez agertzea
first-second-or-third-category = lehen, bigarren edo hirugarren kategoria
catalan = Kataluniako Eloa
spanish = Espainiako Eloa
international = nazioarteko Eloa
imputed = Elorik gabe, balioa txapelketako puntuen arabera
too-few-games = Ez du balio: sei partida baino gutxiago jokatu dira Taldekako Txapelketan (Elo 3 c)
too-few-preferents = Ez du balio: partiden erdiak baino gutxiago Preferenteen aurka jokatu dira (Elo 5 c)
wide-without-rise = Ez du balio: aurkarien batezbestekoaren gainetik 300 puntu edo gehiago, eta irabazirik ez (Elo 5 a)
same = Txapelketa batek ere ez du balio: Eloa ez da aldatzen ({ $own })
not = Elorik ez: zerrendan Preferenteak eta titulua duten jokalariak bakarrik daude (Elo 2)
kept = Oraindik Elorik ez: partidak, { $games }; 16 behar dira; emaitzak metatu egiten dira (Elo 2 b)
percent = Ehunekoa: { $points } / { $games } = %{ $percent }, zenbaki osora biribilduta, erdiak gora; 1. taula, %{ $percent } errenkada: { $cell }; erabilitako DP, gehienez 150: { $used }
rating = Rp = Rc + DP = { $exact }; 5en multiplo hurbilenera biribilduta, erdiak gora, inoiz ez 2000 baino gutxiago: { $published }

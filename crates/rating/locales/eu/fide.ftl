### Calculation of a FIDE rating, one step per line.

reached2400 = 2400era iritsi da
junior = 18 urte betetzen dituen urtera arte, 2300etik behera
new = 30 partida baino gutxiago
usual = 2400etik behera
given = zerrendaren arabera
kept = Metatutako emaitzak ({ $year }-{ $month }): partidak { $games }, puntuak { $points }, aurkarien Eloen batura { $sum }
game = { $name } { $opponent }: aldea { $own } − { $opponent } = { $difference }{ $counted }; { $table } taula, { $row } errenkada, { $column } zutabea: %{ $percent }; puntuak { $points } − { $expected } = { $delta }
counted = , zenbatzeko balioa { $used } ({ $article })
k = K = { $k } ({ $reason }, { $article })
reduced = K = { $k } ({ $reason }, { $article }), { $used } baliora murriztua, K × { $games } ez dadin 700 baino handiagoa izan
sum = K × batura = { $k } × { $sum } = { $exact }; zenbaki osora biribilduta, erdiak zerotik urrunduz: { $rounded } ({ $article }); { $own } → { $new }
no-games = Elodun jokalarien aurkako partidarik ez: Eloa ez da aldatzen ({ $own })
below-floor = 1400etik behera: Elorik gabe zerrendan ({ $article })
opponent = { $name } { $rating }: { $points }
disregarded = Lehen txapelketak ez du balio, punturik eman ez zuelako ({ $article }); partidak: { $games }
few = Oraindik ez dago hasierako Elorik: Elodun jokalarien aurkako partidak, { $games }; { $needed } behar dira; emaitzak metatu egiten dira ({ $article })
none = Hasierako Elorik ez: ez dago Elodun jokalarien aurkako partidarik ({ $article })
average = 1800eko bi aurkari fikziozkorekin, batezbestekoa: Ra = ({ $sum } + 2 × 1800) / ({ $games } + 2) = { $average } ({ $article })
percent = Beste bi berdinketarekin: ({ $points } + 1) / ({ $games } + 2) = %{ $percent }, zenbaki osora biribilduta, erdiak gora; { $table } taula, %{ $percent } errenkada: dp = { $difference }
rating = Hasierako Eloa: Ru = Ra + dp = { $exact }; zenbaki osora biribilduta, erdiak gora, gehienez 2200: { $rating } ({ $article })

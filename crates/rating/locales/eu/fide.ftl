### How a FIDE rating is calculated.

reached2400 = 2400era iritsi da
junior = 18 urteko urtera arte, 2300 azpitik
new = 30 partida baino gutxiago
usual = 2400 azpitik
given = zerrendakoa
kept = { $year }-{ $month } hilekoa gordeta: { $games } partida, { $points } puntu, batura { $sum }
game = { $name } { $opponent }: aldea { $own } − { $opponent } = { $difference }{ $counted }; { $table } taula, { $row } errenkada, { $column } zutabea: %{ $percent }; puntuak { $points } − { $expected } = { $delta }
counted = , { $used } zenbatua ({ $article })
k = K = { $k } ({ $reason }, { $article })
reduced = K = { $k } ({ $reason }, { $article }); erabilia { $used }, K × { $games } 700 baino gehiago izan ez dadin
sum = K × batura = { $k } × { $sum } = { $exact }; zenbaki oso hurbilena, erdiak zerotik urrunduz: { $rounded } ({ $article }); { $own } izatetik { $new } izatera
no-games = Partidarik ez puntuazioa dutenen aurka: { $own } ez da aldatzen
below-floor = 1400 azpitik: puntuaziorik gabe zerrendan ({ $article })
opponent = { $name } { $rating }: { $points }
disregarded = Lehen txapelketak, punturik gabe, ez du balio ({ $article }): { $games } partida
few = Lehen puntuaziorik ez oraindik: behar diren { $needed } partidetatik { $games } puntuazioa dutenen aurka; gorde egiten dira ({ $article })
none = Lehen puntuaziorik ez: partidarik ez puntuazioa dutenen aurka ({ $article })
average = 1800eko bi aurkari suposaturekin batezbestekoa: Ra = ({ $sum } + 2 × 1800) / ({ $games } + 2) = { $average } ({ $article })
percent = Bi berdinketarekin: ({ $games } + 2)-tik ({ $points } + 1) = %{ $percent }, osoa, erdiak gora; { $table } taula, %{ $percent } errenkada: dp = { $difference }
rating = Lehen puntuazioa: Ru = Ra + dp = { $exact }; zenbaki oso hurbilena, erdiak gora, gehienez 2200: { $rating } ({ $article })

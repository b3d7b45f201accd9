### Norms, titles and promotions: requirements and results, one per line.

third-to-second = De tercera a segona categoria
second-to-first = De segona a primera categoria
first-to-preferent = De primera categoria a preferent
yes = aconseguit
no = no aconseguit
by-average = { $step }: { $rounds } rondes, mitjana dels adversaris { $average }, calen { $needed } punts i en té { $points }: { $verdict }
by-seconds = { $step }: { $rounds } rondes, adversaris de segona categoria o superior: { $seconds }, calen { $needed } punts i en té { $points }: { $verdict }
no-table = { $step }: el reglament no té taula per a aquest nombre de rondes ({ $rounds }); decideix la Comissió Esportiva
needed = Mestre Català, norma 3: mitjana dels adversaris { $average }; cal superar 50 + (2375 − mitjana) / 10 = { $needed } %, és a dir, almenys { $points } punts en { $games } partides
impossible = Mestre Català, norma 3: mitjana dels adversaris { $average }; caldria superar 50 + (2375 − mitjana) / 10 = { $needed } %, i no és possible
scored = { $points } / { $games } = { $scored } %: { $verdict }
protected = Norma concedida: s’hauria aconseguit amb un resultat pitjor a l’última ronda
games = Partides
foreign-federations = Federacions diferents de la del jugador
own-federation = Adversaris de la mateixa federació que el jugador
one-federation = Adversaris d’una sola federació
title-holders = Adversaris amb títol
norm-titles = Adversaris amb el títol de la norma o un de superior
average = Mitjana d’Elo dels adversaris
score = Percentatge de punts
performance = Rendiment
least = { $mark } { $what }: { $found }; mínim { $needed } ({ $article })
most = { $mark } { $what }: { $found }; màxim { $needed } ({ $article })
worked = Rp = Ra + dp = { $average } + { $difference } = { $rating } ({ $points } / { $games } = { $percent } %)
raised = L’adversari { $number } ({ $rating }) compta amb l’Elo mínim ajustat (1.4.6)
left-out = Rondes que no compten: { $rounds } (1.4.1e-f)
counts = La norma compta com a { $games } partides
enough = Contra aquests adversaris calen { $points } punts
needs = Amb { $points } a l’última ronda, encara sense aparellar: norma si l’adversari té títol i { $rating } o més d’Elo, i és d’una altra federació
never = Amb { $points } a l’última ronda, encara sense aparellar: cap adversari no dona la norma

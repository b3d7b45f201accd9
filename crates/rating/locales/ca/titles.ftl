### Norms, titles and promotions, and what they lack.

third-to-second = de tercera a segona
second-to-first = de segona a primera
first-to-preferent = de primera a preferent
yes = assolit
no = no assolit
by-average = { $step }: { $rounds } rondes, mitjana { $average }, calen { $needed } punts, en té { $points }: { $verdict }
by-seconds = { $step }: { $rounds } rondes, { $seconds } contrincants de segona o més, calen { $needed } punts, en té { $points }: { $verdict }
no-table = { $step }: el reglament no té taula per a { $rounds } rondes; decideix la Comissió Esportiva
needed = Mestre Català, norma 3: mitjana { $average }; cal passar de 50 + 0.1 × (2375 − mitjana) = { $needed } %, és a dir { $points } de { $games }
impossible = Mestre Català, norma 3: mitjana { $average }; cal passar de 50 + 0.1 × (2375 − mitjana) = { $needed } %: no és possible
scored = { $points } de { $games } = { $scored } %: { $verdict }
protected = La norma es concedeix: amb un resultat pitjor a l'última ronda també s'hauria fet
games = partides
foreign-federations = federacions diferents de la pròpia
own-federation = contrincants de la pròpia federació
one-federation = contrincants d'una mateixa federació
title-holders = contrincants amb títol
norm-titles = contrincants amb el títol de la norma o superior
average = mitjana dels contrincants
score = percentatge de punts
performance = rendiment
least = { $mark } { $article } { $what }: { $found }, calen { $needed }
most = { $mark } { $article } { $what }: { $found }, com a màxim { $needed }
worked = Rp = Ra + dp = { $average } + { $difference } = { $rating } ({ $points } de { $games } = { $percent } %)
raised = El contrincant { $number } ({ $rating }) compta amb la puntuació mínima (1.4.6)
left-out = Rondes deixades de banda: { $rounds } (1.4.1e-f)
counts = La norma val per { $games } partides
enough = Amb aquests contrincants calen { $points } punts
needs = Amb { $points } a l'última ronda, encara sense aparellar: norma contra un contrincant de { $rating } o més, si té títol i és d'una altra federació
never = Amb { $points } a l'última ronda, encara sense aparellar: cap contrincant dona la norma

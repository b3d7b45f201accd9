### `adoube norms`.

about = Les normes per a títols FIDE d'un torneig: què es compleix, què falta, què canviaria l'última ronda
player = L'informe sencer d'aquest jugador, pel número del torneig
title = Només aquest títol: GM, IM, WGM o WIM
exempt = El torneig està exempt de la barreja de federacions (1.4.3a-c)
games = Les partides que calen: 9, o 7 o 8 als torneigs d'1.4.1b [per defecte, 9]
none = Cap norma
too-fast = Cap norma: el ritme de joc del torneig no és clàssic
norm = norma
no-norm = sense norma
held = { $number } { $name }: ja té el títol { $title } o un de superior
last = Amb { $points } a l'última ronda: rendiment { $performance }, { $verdict }

### `adoube norms`.

about = Troba les normes de títols FIDE: requisits complerts, requisits que falten i efecte de l’última ronda
player = Informe complet del jugador N (número inicial)
title = Només aquest títol (TITLE): GM, IM, WGM o WIM
exempt = Prescindeix del requisit de tenir adversaris de diverses federacions (1.4.3a-c)
games = Partides exigides: 9, o bé 7 o 8 en els torneigs de l’1.4.1b [per defecte: 9]
none = Cap norma
too-fast = Cap norma: el ritme de joc no és estàndard
norm = norma
no-norm = sense norma
held = { $number } { $name }: ja té el títol { $title } o un de superior
last = Amb { $points } a l’última ronda: rendiment { $performance }, { $verdict }

### `adoube norms`.

about = Txapelketa bateko FIDE tituluetarako normak: zer betetzen den, zer falta den, zer aldatuko lukeen azken jardunaldiak
player = Jokalari honen txosten osoa, txapelketako zenbakiaren arabera
title = Titulu hau bakarrik: GM, IM, WGM edo WIM
exempt = Txapelketa federazioen nahasketatik salbuetsita dago (1.4.3a-c)
games = Behar diren partidak: 9, edo 7 edo 8 1.4.1b-ko txapelketetan [lehenetsia: 9]
none = Normarik ez
too-fast = Normarik ez: txapelketaren erritmoa ez da klasikoa
norm = norma
no-norm = normarik gabe
held = { $number } { $name }: badu { $title } titulua edo goragoko bat
last = Azken jardunaldian { $points }: errendimendua { $performance }, { $verdict }

### `adoube norms`.

about = Aurkitu FIDE tituluen normak: betetako baldintzak, falta direnak eta azken txandaren eragina
player = N jokalariaren txosten osoa (hasierako zenbakia)
title = Titulu hau soilik (TITLE): GM, IM, WGM edo WIM
exempt = Ez eskatu hainbat federaziotako aurkariak (1.4.3a-c)
games = Eskatutako partidak: 9; 1.4.1b puntuko txapelketetan, 7 edo 8 [lehenetsia: 9]
none = Normarik ez
too-fast = Normarik ez: joko-erritmoa ez da klasikoa
norm = norma
no-norm = normarik ez
held = { $number } { $name }: badu { $title } titulua edo goragoko bat
last = Azken txandan { $points } eginda: errendimendua { $performance }, { $verdict }

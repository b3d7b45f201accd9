## Shared by the pages of a season

nav-league = Ligak
within = Kudeatu
none = Oraindik ez dago denboraldirik.
counts = { $clubs ->
    [one] Klub bat
   *[other] { $clubs } klub
}, { $teams ->
    [one] talde bat
   *[other] { $teams } talde
}
demo-title = Probako denboraldia
demo-intro = Asmatutako sei klub, bina talderekin: bi txanda jokatuta eta hirugarrena gaur jokoan, alineazio, akta eta espedienteekin. Hemen egiten duzunak ez dio benetako denboraldi bati ere eragiten.
done-league-demo = Probako denboraldia sortu da. Ireki gaurko neurketa bat.

## Tabs

tab-overview = Laburpena
tab-season = Denboraldia

## Words of the handbook

foreigner-short = Atz.
category-third = Hirugarrena
category-second = Bigarrena
category-first = Lehena
category-preferent = Preferente
team-first-division = Lehen Maila
team-second-division = Bigarren Maila
team-first = Lehen Kategoria
team-second = Bigarren Kategoria
team-third = Hirugarren Kategoria
team-promotion = Hirugarrenera Igotzeko Kategoria
result-home-absent = etxekoa ez da agertu
result-visitors-absent = bisitaria ez da agertu
result-both-absent = ez da inor agertu
session-sealed-once = Zigilatutako jokaldia
session-second = Bigarren saioa
session-sealed-twice = Zigilatutako bigarren jokaldia: Batzordean
session-third = Hirugarren saioa
session-sent = Batzordean
session-quick = Adostutako amaiera

## Public pages

tab-calendar = Egutegia
no-events = Oraindik ez da lehiaketarik iragarri.
teams = { $count ->
    [one] Talde bat
   *[other] { $count } talde
}
players = { $count ->
    [one] Jokalari bat
   *[other] { $count } jokalari
}
entries-until = Izena emateko epea: { $date } arte
state-round = { $round }. txanda ({ $rounds } guztira)
next = Hurrengoa:
rounds = Txandak
today = Gaur
not-paired = Txanda oraindik parekatu gabe dago.
by-the-table = Txanda oraindik parekatu gabe dago. Parekaketa-taularen arabera, talde hauek jokatuko dute elkarren aurka:
bulletin = Inprimatu buletina
bulletin-title = { $round }. txandako buletina
back = Itzuli
home = Etxekoa
visitors = Bisitaria
rests = Atsedena:
group = { $group } multzoa
after = { $round }. txandaren ondoren
during = { $round }. txandan
rank = Postua
team = Taldea
points = Puntuak
played = J
won = I
drawn = B
lost = G
boards = Partida-puntuak
goes = Igoera edo jaitsiera
promoted = Igoera
relegated = Jaitsiera
draw-needed = Zozketa publikoa egin behar da
gone = Erretiratuta
eliminated = Kanporatuta: bi aldiz ez da agertu (Erretiratuak eta kanporatuak 14.1)
open-matches = Oraindik behin betiko emaitzarik gabe:
entered = Izena emandako taldeak
consolation = Kontsolazioa: jokatzen jarrai dezaketen taldeak (3.11)
tie-direct = Elkarren artekoa
tie-sonneborn = S-B
tie-kashdan = Kashdan
tie-dutch = Holandarra
tie-boards = Partida-puntuak
tie-worked = Kalkulua
tie-worked-title = { $team }: berdinketa-hausteen kalkulua
tie-worked-round = { $round }. txanda
tie-worked-board = { $board }. taula
tie-worked-matches = neurketa-puntuak
tie-worked-games = partida-puntuak
tie-worked-divided = Buchholzaren zatitzailea:
reading-title = Sailkapena, auzitan dauden partidekin
reading-hint = Sub condicione jokatutako partidak daude. Lehiaketa Batzordeak erabaki arte, sailkapenak bi bertsio ditu.
reading-settled = Ebatzitako partidak bakarrik
reading-upheld = Onartuz gero
reading-rejected = Baztertuz gero
score-open = * Emaitzak falta dira
by-lot = zozketaz

## Overview

unbound = Kontu hau ez dago inongo klubi lotuta. Eskatu administratzaileari lot dezala: DENBORALDIA/KLUBAREN-ZENBAKIA.
behind = Aurreko txandetako neurketa osatugabeak
line-ups = Alineazioak: { $count }/2
playing = Jokoan edo erabakitzeke
unsigned = Sinadura bat falta da
no-record = Akta jaso gabe
complete = Osatuta
to-begin = Hasi gabe
subscribe = Harpidetu egutegira
club-no-teams = Klub honek ez du izena emandako talderik.
club-no-matches = Oraindik ez dago neurketarik.

## A group, a club and a player for the public

grid = Emaitza-taula
progress = Postua txanda bakoitzaren ondoren
group-page = Emaitza-taula eta postuak txandaz txanda
player-season = Denboraldia
player-no-games = Oraindik ez dago partidarik.
player-points = puntu
player-opponents = aurkarien batez besteko Eloa
opponent = Aurkaria
games = Partidak

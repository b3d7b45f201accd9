## What the pages of a season share

nav-league = Ligak
within = Bulegoa eta ordezkariak
none = Oraindik ez dago denboraldirik.
counts = { $clubs } klub, { $teams } talde
demo-title = Erakustaldiko denboraldia
demo-intro = Asmatutako sei klub, bina talderekin, bi txanda jokatuta eta hirugarrena gaur jokoan: lerrokatzeak, aktak, batzordeak; dena beldurrik gabe probatu daiteke.
done-league-demo = Erakustaldiko denboraldia prest dago. Ireki gaurko norgehiagoka bat.

## Tabs

tab-overview = Laburpena
tab-season = Denboraldia

## Words of the handbook

foreigner-short = atz.
category-third = hirugarrena
category-second = bigarrena
category-first = lehena
category-preferent = hobetsia
team-first-division = Lehen Maila
team-second-division = Bigarren Maila
team-first = Lehen Kategoria
team-second = Bigarren Kategoria
team-third = Hirugarren Kategoria
team-promotion = Hirugarrenera igoera
result-home-absent = etxekoa ez da agertu
result-visitors-absent = kanpokoa ez da agertu
result-both-absent = ez da bat ere agertu
session-sealed-once = zigilatua
session-second = bigarren saioa
session-sealed-twice = bi aldiz zigilatua: Batzordera
session-third = hirugarren saioa
session-sent = Batzordera
session-quick = amaiera azkarra

## Public pages

tab-calendar = Egutegia
no-events = Oraindik ez da lehiaketarik iragarri.
teams = { $count } talde
players = { $count } jokalari
entries-until = izen-ematea { $date } arte
state-round = { $round }. txanda, guztira { $rounds }
next = hurrengoa:
rounds = Txandak
today = gaur
not-paired = Txanda hau oraindik ez da parekatu.
by-the-table = Oraindik parekatu gabe. Multzoko taularen arabera hauek jokatuko dute:
bulletin = Inprimatzeko buletina
bulletin-title = { $round }. txandako buletina
back = Itzuli
home = Etxekoa
visitors = Bisitaria
rests = Atseden:
group = { $group }. multzoa
after = { $round }. txandaren ondoren
rank = Postua
team = Taldea
points = Puntuak
played = J
won = I
drawn = B
lost = G
boards = Taulak
goes = Igo edo jaitsi
promoted = igoera
relegated = jaitsiera
draw-needed = zozketa publikoa behar da
gone = erretiratua
eliminated = kanporatua bi ez-agertzerengatik (Withdrawals 14.1)
open-matches = Azken emaitzarik gabe:
entered = Izena emandako taldeak
consolation = Kontsolazioa (3.11): jokatzen jarrai dezakete
tie-direct = Zuz.
tie-sonneborn = S-B
tie-kashdan = Kashdan
tie-dutch = Holandarra
tie-boards = Σ taulak
tie-worked = nola ateratzen diren
tie-worked-title = { $team }: nola ateratzen diren berdinketa-hausteak
tie-worked-round = { $round }. txanda
tie-worked-board = { $board }. taula
tie-worked-matches = norgehiagoka-puntuak
tie-worked-games = taula-puntuak
tie-worked-divided = Buchholza, honekin zatituta
reading-title = Auzian dagoena nola irakurri
reading-hint = Sub condicione jokatutako partidak daude: Batzordeak erabaki arte, sailkapenek bi irakurketa dituzte.
reading-settled = Finkatutakoa bakarrik
reading-upheld = Onartzen bada
reading-rejected = Ukatzen bada

## Overview

unbound = Kontu hau ez da inongo klubekoa: administratzaileak DENBORALDIA/KLUBA eremua eman behar dio.
behind = Oraindik osatu gabe
line-ups = lerrokatzeak: 2tik { $count }
playing = jokoan edo zain
unsigned = sinadura bat falta da
no-record = akta ez da iritsi
complete = osatuta
during = { $round }. txandan zehar
to-begin = oraindik ez da hasi
score-open = * oraindik emaitzak falta dira
by-lot = zozketaz

## What the pages of a season share

nav-league = Ligak
league-within = Bulegoa eta ordezkariak
league-none = Oraindik ez dago denboraldirik.
league-counts = { $clubs } klub, { $teams } talde
league-demo-title = Erakustaldiko denboraldia
league-demo-intro = Asmatutako sei klub, bina talderekin, bi txanda jokatuta eta hirugarrena gaur jokoan: lerrokatzeak, aktak, batzordeak; dena beldurrik gabe probatu daiteke.
done-league-demo = Erakustaldiko denboraldia prest dago. Ireki gaurko norgehiagoka bat.

## Tabs

league-tab-overview = Laburpena
league-tab-season = Denboraldia

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

league-tab-calendar = Egutegia
league-no-events = Oraindik ez da lehiaketarik iragarri.
league-teams = { $count } talde
league-players = { $count } jokalari
league-entries-until = izen-ematea { $date } arte
state-round = { $round }. txanda, guztira { $rounds }
league-next = hurrengoa:
league-rounds = Txandak
league-today = gaur
league-not-paired = Txanda hau oraindik ez da parekatu.
league-by-the-table = Oraindik parekatu gabe. Multzoko taularen arabera hauek jokatuko dute:
league-bulletin = Inprimatzeko buletina
bulletin-title = { $round }. txandako buletina
league-back = Itzuli
league-home = Etxekoa
league-visitors = Bisitaria
league-rests = Atseden:
league-group = { $group }. multzoa
league-after = { $round }. txandaren ondoren
league-rank = Postua
league-team = Taldea
league-points = Puntuak
league-played = J
league-won = I
league-drawn = B
league-lost = G
league-boards = Taulak
league-goes = Igo edo jaitsi
league-promoted = igoera
league-relegated = jaitsiera
league-draw-needed = zozketa publikoa behar da
league-gone = erretiratua
league-eliminated = kanporatua bi ez-agertzerengatik (Withdrawals 14.1)
league-open-matches = Azken emaitzarik gabe:
league-entered = Izena emandako taldeak
league-consolation = Kontsolazioa (3.11): jokatzen jarrai dezakete
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

league-unbound = Kontu hau ez da inongo klubekoa: administratzaileak DENBORALDIA/KLUBA eremua eman behar dio.
league-behind = Oraindik osatu gabe
league-line-ups = lerrokatzeak: 2tik { $count }
league-playing = jokoan edo zain
league-unsigned = sinadura bat falta da
league-no-record = akta ez da iritsi
league-complete = osatuta
league-during = { $round }. txandan zehar
league-to-begin = oraindik ez da hasi
score-open = * oraindik emaitzak falta dira
league-by-lot = zozketaz

## Pages of an event

tab-overview = Laburpena
tab-players = Jokalariak
tab-rounds = Jardunaldiak
tab-results = Emaitzak
tab-standings = Sailkapena
tab-crosstable = Taula gurutzatua
tab-log = Erregistroa
tab-settings = Datuak
tab-files = Fitxategiak
mark-closed = itxita
mark-draft = { $round }. jardunaldia: zirriborroa
mark-playing = { $round }. jardunaldia jokoan
mark-fide = FIDE modua
mark-not-fide = FIDE modutik kanpo
state-entries = izen-ematea irekita
state-draft = { $round }/{ $rounds }. jardunaldia: zirriborroa
state-playing = { $round }/{ $rounds }. jardunaldia: jokoan
state-between = { $round }/{ $rounds }. jardunaldia: amaituta
players = Jokalariak

## List and new events

new = Txapelketa berria
make = Sortu txapelketa
from-file = Txapelketa TRF fitxategitik
state = Egoera
demo-title = Erakustaldiko txapelketa
demo-intro = Asmatutako 24 jokalari, bost jardunaldi, laugarrena erdi jokatuta: dena beldurrik gabe proba daiteke.
demo-make = Sortu erakustaldia
done-demo = Erakustaldia prest dago. Saiatu falta diren emaitzak sartzen.
done-event-made = Txapelketa sortu da. Orain jokalariak.

## Overview

overview-facts = Txapelketa
overview-public = Orri publikoa
overview-latest = Azken ekintzak
overview-log = Erregistro osoa
overview-withdrawn = erretiratuak: { $count }
next-players = Eman izena jokalariei: idatziz, CSV fitxategi batetik edo TRF batetik.
next-players-button = Eman izena
next-pair = { $round }. jardunaldia pareka daiteke (izena emanda: { $count }).
next-pair-button = Parekatu jardunaldia
next-draft = { $round }. jardunaldiko parekatzea zirriborroa da: berrikusi eta argitaratu.
next-draft-button = Ikusi zirriborroa
next-results = { $round }. jardunaldia jokatzen ari da. Falta diren emaitzak: { $count }.
next-results-button = Sartu emaitzak
next-close-round = { $round }. jardunaldiko emaitza guztiak daude: itxi daiteke.
next-close-round-button = Itxi jardunaldia
next-over = Jardunaldi guztiak jokatu dira. Egiaztatu sailkapena eta itxi txapelketa.
next-closed = Txapelketa itxita dago. Txostena prest dago.
close = Itxi txapelketa
reopen = Ireki berriro txapelketa
done-event-closed = Txapelketa itxita dago.
done-reopened = Txapelketa berriro irekita dago.
slips-title = Jokalariek jakinarazitako emaitzak
slip-approve = Onartu
slip-reject = Baztertu
done-approved = Emaitza onartuta.
done-rejected = Emaitza baztertuta.

## Settings

settings-what = Zer eta non
settings-how = Nola jokatzen den
settings-points = Puntuak eta berdinketa-hausteak
settings-players = Jokalariak eta publikoa
settings-announced = Iragartzen dena
name = Izena
place = Lekua
federation = Federazioa
arbiter = Epaile nagusia
deputies = Beste epaileak
hint-deputies = Lerro bat bakoitzarentzat
starts = Hasiera
ends = Amaiera
system = Sistema
system-dutch-2026 = Suitzar holandarra (FIDE 2026)
system-dutch-2017 = Suitzar holandarra (FIDE 2017)
system-swiss-1985 = 1985eko suitzarra
system-round-robin = Liga
system-round-robin-double = Bi itzuliko liga
system-round-robin-swapped = Bi itzuliko liga, azken jardunaldiak trukatuta
system-knockout = Kanporaketak
system-knockout-handbook = Kanporaketak, araudiko koadroa
games = Partidak kanporaketa bakoitzeko
rounds = Jardunaldiak
hint-rounds = 1etik 200era; kanporaketan, 0k koadroari uzten dizkio
rate = Joko-erritmoa
hint-rate = Minutuak + segundoak jokaldiko: 90+30; kontrolekin: 40/90+30, 30+30
play = Modalitatea
play-by-rate = erritmoaren arabera
play-standard = arrunta
play-rapid = azkarra
play-blitz = tximista
edition = Legeen edizioa
default-time = Itxarote-denbora (minutuak)
colour = Zozketako hasierako kolorea
colour-white = zuriak
colour-black = beltzak
colour-none = oraindik zozketatu gabe: lehen jardunaldia parekatzean zozketatzen da
baku = Bakuko azelerazioa
tie-breaks = Berdinketa-hausteak
tie-breaks-fide-swiss = FIDE, suitzarra
tie-breaks-fide-round-robin = FIDE, liga
tie-breaks-fide-rated = FIDE, suitzarra Elo batezbestekoarekin
tie-breaks-fce-swiss = Kataluniako federazioa, suitzarra
tie-breaks-fce-roundrobin = Kataluniako federazioa, liga
tie-breaks-own = eskuineko kodeen arabera
codes = Berdinketa-hausteen kodeak
hint-codes = FIDEren kodeak (C.07): BH/C1 BH SB DE WIN…
points-win = Puntuak: garaipena
points-draw = Puntuak: berdinketa
points-loss = Puntuak: porrota
points-bye = Puntuak: esleitutako atsedena
rating-method = Zein Elo den kontuan
rating-fide-then-national = FIDE; bestela, nazionala
rating-fide = FIDE
rating-national = nazionala
rating-national-then-fide = nazionala; bestela, FIDE
rating-higher = altuena
rating-list = Erabilitako Elo zerrenda
half-byes = Puntu erdiko atsedenak jokalariko
byes-not-last = Atsedenik ez azken jardunaldietan
initials-below = Inizialak adin honetatik behera
delay = Emanaldiaren atzerapena (segundoak)
check-in = Presentzia berretsi behar da parekatu aurretik
annulled = Erdia baino lehen erretiratzen dena kanpoan geratzen da (14.31)
schedule = Ordutegia
hint-schedule = Lerro bat jardunaldiko: 2026-11-16 17:00
regulations = Araudia
event-fide-mode = FIDE modua
hint-fide-mode = FIDEk onartzen ez duenaz ohartarazten du. Irten daiteke, baina ez itzuli.
fide-mode = FIDE modua
fide-mode-on = Txapelketa FIDE moduan dago.
fide-mode-off = Txapelketa FIDE modutik irten da; ezin da itzuli.
fide-mode-reason = Arrazoia, txostenerako
fide-mode-leave = Irten FIDE modutik
done-left-fide = Txapelketa FIDE modutik irten da.
done-settings = Datuak gordeta.
done-nothing = Ez dago ezer aldatzeko.
done-saved = Gordeta.

## Fields

field-needed = Eremu hau bete behar da.
field-choice = Aukeratu zerrendako balio bat.
field-date = 2026-11-16 bezalako data bat espero zen.
field-rate = Hori ez da joko-erritmo bat; 90+30 bezalakoa espero zen.
field-number = { $least } eta { $most } arteko zenbaki bat espero zen.
field-rating = 0 eta 4000 arteko Elo bat espero zen.
field-games = 1 eta 12 arteko zenbaki bat espero zen.
field-points = 1, 0.5 edo 3 bezalako puntuak espero ziren.
field-digits = Zifrak bakarrik, gehienez 12.
field-long = Gehienez { $most } karaktere.
field-names = Gehienez { $most } izen, bakoitza gehienez { $long } karakterekoa.
field-tie-break = «{ $code }» ez da berdinketa-hauste ezaguna.
field-tie-breaks = Gehienez { $most } berdinketa-hauste espero ziren, eta taldeenik bat ere ez.
field-tie-break-twice = «{ $code }» berdinketa-haustea bi aldiz dago.
field-schedule = «{ $found }» lerroak ez du egunik esaten; 2026-11-16 17:00 bezalako lerro bat espero zen.
field-result = 1, 0, =, +, - edo -- espero zen.

## Confirming and refusals

confirm-title = Berretsi behar da
confirm-not-title = Hau ezin da FIDE moduan egin
confirm-follows = Hortik ondorioztatzen dena:
confirm-ask = Hala ere egin nahi duzu? Nork berretsi duen erregistroan geratuko da.
confirm-first = Honek desegin ezin diren ondorioak ditu. Jarraitzen baduzu, berriro galdetuko zaizu.
confirm-go-on = Jarraitu
confirm-yes = Bai, egin
confirm-leave = Egiteko, lehenago FIDE modutik irten behar da.
confirm-leave-link = Nola irten FIDE modutik
warn-refused = Ez da egin: { $why }
warn-consequences = Eginda. Ondorioak: { $what }
failure-past = Iragana ezin da aldatu: itzuli orainera.

## Log

log-intro = Egin den guztia, nork eta noiz. Ez da ezer ezabatzen: desegitea ekintza berri bat da.
log-number = Zk.
log-when = Noiz
log-who = Nork
log-by-desk = programa
log-by-game = { $board }. mahaia, { $round }. jardunaldia
log-what = Zer
log-acts = Ekintzak
log-look = ikusi orduan
log-undo = desegin
log-undone = deseginda
log-of = { $number }. ekintzarena
log-more = Zaharragoak
done-undone = { $number }. ekintza desegin da.

## Files

file-trf26 = TRF26 txostena
file-trf16 = TRF16 txostena
file-pgn = Emaitzak PGN formatuan
file-csv = Jokalariak CSV formatuan
file-consolation = { $category } kategoriako kontsolazio-kanporaketa (TRF26): txapelketa berri batean inportatzen da (3.11)
file-get = Deskargatu
files-personal = Txostenak jaiotze-datak daramatza, FIDEk eskatzen dituelako.

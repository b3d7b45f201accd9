## Tournament pages

tab-overview = Laburpena
tab-players = Jokalariak
tab-rounds = Txandak
tab-results = Emaitzak
tab-standings = Sailkapena
tab-crosstable = Taula gurutzatua
tab-log = Erregistroa
tab-settings = Ezarpenak
tab-files = Fitxategiak
mark-closed = Itxita
mark-draft = { $round }. txanda: zirriborroa
mark-playing = { $round }. txanda jokoan
mark-fide = FIDE modua
mark-not-fide = FIDE modua desaktibatuta
state-entries = Izen-ematea irekita
state-draft = { $round }. txanda ({ $rounds } guztira): zirriborroa
state-playing = { $round }. txanda ({ $rounds } guztira): jokoan
state-between = { $round }. txanda ({ $rounds } guztira): amaituta
players = Jokalariak

## List of tournaments, new tournaments

new = Txapelketa berria
make = Sortu txapelketa
from-file = Inportatu txapelketa (TRF)
state = Egoera
demo-title = Probako txapelketa
demo-intro = 24 jokalari asmatu, bost txanda, laugarrena jokoan. Hemen egiten duzunak ez dio benetako txapelketa bati ere eragiten.
demo-make = Sortu probako txapelketa
demo-make-season = Sortu probako denboraldia
done-demo = Probako txapelketa sortu da. Saiatu falta diren emaitzak sartzen.
done-event-made = Txapelketa sortu da. Orain, gehitu jokalariak.

## Overview

overview-facts = Txapelketa
overview-public = Orri publikoa
overview-latest = Azken jarduera
overview-log = Erregistro osoa
overview-withdrawn = erretiratuak: { $count }
next-players = Gehitu jokalariak. Idatzi izenak edo inportatu CSV edo TRF fitxategi bat.
next-players-button = Gehitu jokalariak
next-pair = { $round }. txanda parekatzeko prest dago. Jokalari bertaratuak: { $count }.
next-pair-button = Parekatu txanda
next-draft = { $round }. txanda: parekaketak zirriborroan daude. Berrikusi eta argitaratu.
next-draft-button = Berrikusi zirriborroa
next-results = { $round }. txanda jokoan. { $missing }.
next-results-button = Sartu emaitzak
next-close-round = { $round }. txanda: emaitza guztiak sartuta daude. Itxi txanda.
next-close-round-button = Itxi txanda
next-over = Txanda guztiak jokatu dira. Berrikusi sailkapena eta itxi txapelketa.
next-closed = Txapelketa itxita dago. Txostena deskargatzeko prest dago.
close = Itxi txapelketa
reopen = Ireki berriz txapelketa
done-event-closed = Txapelketa itxi da.
done-reopened = Txapelketa berriz ireki da.
slips-title = Jokalariek bidalitako emaitzak
slip-approve = Onartu
slip-reject = Baztertu
done-approved = Emaitza onartu da.
done-rejected = Emaitza baztertu da.

## Settings

settings-what = Txapelketaren datuak
settings-how = Sistema eta joko-erritmoa
settings-points = Puntuak eta berdinketa-hausteak
settings-players = Jokalariak eta orri publikoak
settings-announced = Informazio publikoa
name = Izena
place = Lekua
federation = Federazioa
arbiter = Epaile nagusia
deputies = Epaile laguntzaileak
hint-deputies = Izen bat lerro bakoitzean.
starts = Hasiera-data
ends = Amaiera-data
system = Parekaketa-sistema
system-dutch-2026 = Suitzar sistema, holandarra (FIDE 2026)
system-dutch-2017 = Suitzar sistema, holandarra (FIDE 2017)
system-swiss-1985 = Suitzar sistema, 1985eko arauak
system-round-robin = Guztiak guztien aurka
system-round-robin-double = Guztiak guztien aurka, bi itzulitan
system-round-robin-swapped = Guztiak guztien aurka, bi itzulitan, lehen itzuliko azken bi txandak trukatuta
system-knockout = Kanporaketa
system-knockout-handbook = Kanporaketa, araudiko koadroa
games = Partidak lehia bakoitzeko (kanporaketa)
rounds = Txandak
hint-rounds = 1 eta 200 artean. Kanporaketan, 0 idatziz gero, koadroak erabakitzen du.
rate = Joko-erritmoa
hint-rate = Minutuak + segundoak jokaldiko, adibidez 90+30; bi aldirekin, 40/90+30, 30+30.
play = Modalitatea
play-by-rate = Joko-erritmoaren arabera
play-standard = Klasikoa
play-rapid = Aktiboa
play-blitz = Blitza
edition = Legeen edizioa
default-time = Itxarote-denbora (minutuak)
colour = Zerrendako lehenaren kolorea lehen txandan
colour-white = Zuriak
colour-black = Beltzak
colour-none = Zozkatu lehen txanda parekatzean
baku = Bakuko azelerazioa
tie-breaks = Berdinketa-hausteak
tie-breaks-fide-swiss = FIDE, suitzar sistema
tie-breaks-fide-round-robin = FIDE, guztiak guztien aurka
tie-breaks-fide-rated = FIDE, suitzar sistema Elo-batezbestekoarekin
tie-breaks-fce-swiss = Kataluniako federazioa, suitzar sistema
tie-breaks-fce-roundrobin = Kataluniako federazioa, guztiak guztien aurka
tie-breaks-own = Pertsonalizatuak (idatzi kodeak)
codes = Berdinketa-hausteen kodeak
hint-codes = FIDEren kodeak ordenan, adibidez BH-C1 BH SB DE (C.07).
points-win = Garaipenaren puntuak
points-draw = Berdinketaren puntuak
points-loss = Porrotaren puntuak
points-bye = Esleitutako atsedenaren puntuak
rating-method = Erabiltzen den Eloa
rating-fide-then-national = FIDE; bestela, nazionala
rating-fide = FIDE bakarrik
rating-national = Nazionala bakarrik
rating-national-then-fide = Nazionala; bestela, FIDE
rating-higher = Bietatik altuena
rating-list = Elo-zerrenda
half-byes = Puntu erdiko atsedenak jokalariko
byes-not-last = Atsedenik gabeko azken txanden kopurua
initials-below = Inizialak bakarrik adin honetatik behera (urteak)
delay = Emankizunaren atzerapena (segundoak)
check-in = Parekatu presentzia berretsi duten jokalariak bakarrik
annulled = Baliogabetu txanden erdia baino lehen erretiratzen direnen partidak (14.31)
schedule = Egutegia
hint-schedule = Txanda bat lerro bakoitzean, adibidez 2026-11-16 17:00.
zone = Ordu-eremua
hint-zone = Adibidez, Europe/Madrid. Utzi hutsik zerbitzariaren ordu-eremua erabiltzeko.
regulations = Txapelketaren arauak
event-fide-mode = FIDE modua
hint-fide-mode = FIDEk onartzen ez duen guztia eragozten du. Geroago desaktiba dezakezu, baina ez berriz aktibatu.
fide-mode = FIDE modua
fide-mode-on = FIDE modua aktibatuta dago.
fide-mode-off = FIDE modua desaktibatuta dago eta ezin da berriz aktibatu.
fide-mode-reason = Arrazoia (txostenerako)
fide-mode-leave = Desaktibatu FIDE modua
done-left-fide = FIDE modua desaktibatu da.
done-settings = Ezarpenak gorde dira.
done-nothing = Ez dago aldaketarik gordetzeko.
done-saved = Aldaketak gorde dira.
settings-board = Taulako arauak
draw-offers = Berdinketa-eskaintzak
draw-offers-allowed = Baimenduta
draw-offers-after = Baimenduta jokaldi kopuru batetik aurrera
draw-offers-forbidden = Epailearen baimenarekin soilik
draw-moves = Jokalari bakoitzaren jokaldiak berdinketa eskaini aurretik
quickplay = Denbora gehigarririk gabeko azken aldia (III gidalerroak)
quickplay-off = Gidalerroak iragarri gabe
quickplay-increment = Jokalariak denbora gehigarria eska dezake (III.4)
quickplay-claim = Jokalariak berdinketa erreklama diezaioke epaileari (III.5)
quickplay-referred = Erreklamazioa geroago epaitzen da, taulan epailerik gabe (III.6)
devices = Gailu elektronikoak
devices-forbidden = Jokalekuan debekatuta
devices-bag = Baimenduta poltsa batean, itzalita
device-penalty = Jokalari bati aurkitutako gailua
device-penalty-loss = Partida galtzea
device-penalty-milder = Zigor arinagoa
leaving = Jokatzeko gunetik irtetea, aurkariak jokatu behar duenean
leaving-free = Abisatu gabe
leaving-reported = Epaileari abisatuta
counting = Legez kanpoko jokaldiak 2017ko edizioan
counting-separate = Motaren arabera, bereizita zenbatuta
counting-pooled = Guztiak batera zenbatuta
supervised-blitz = Legez kanpoko jokaldia gainbegiratutako blitzean, 2023ko edizioan
supervised-blitz-two = Bi minutu aurkariarentzat
supervised-blitz-one = Minutu bat aurkariarentzat

## Fields

field-needed = Eremu hau nahitaezkoa da.
field-choice = Aukeratu zerrendako balio bat.
field-date = Idatzi data bat, adibidez 2026-11-16.
field-rate = Idatzi joko-erritmo bat, adibidez 90+30.
field-number = Idatzi { $least } eta { $most } arteko zenbaki bat.
field-rating = Idatzi 0 eta 4000 arteko Elo bat.
field-games = Idatzi 1 eta 12 arteko zenbaki bat.
field-points = Idatzi puntuak, adibidez 1, ½ edo 3.
field-digits = Idatzi zifrak bakarrik, gehienez 12.
field-long = Idatzi gehienez { $most } karaktere.
field-names = Idatzi gehienez { $most } izen, bakoitza gehienez { $long } karakterekoa.
field-tie-break = Berdinketa-hauste ezezaguna: “{ $code }”.
field-tie-breaks = Idatzi gehienez { $most } berdinketa-hauste, taldeentzakorik gabe.
field-tie-break-twice = “{ $code }” berdinketa-haustea bi aldiz ageri da.
field-schedule = Data falta da lerro honetan: “{ $found }”. Idatzi txanda bat lerro bakoitzean, adibidez 2026-11-16 17:00.
field-zone = Ordu-eremu ezezaguna: “{ $found }”. Idatzi haren IANA izena, adibidez Europe/Madrid.
field-result = Idatzi 1, 0, =, +, - edo --.

## Confirmations and refusals

confirm-title = Berretsi ekintza
confirm-not-title = Ez da posible FIDE moduan
confirm-follows = Ondorioak:
confirm-ask = Jarraitu nahi duzu? Erregistroak esango du nork berretsi duen.
confirm-first = Ondorio batzuk ezin dira desegin. Berriz galdetuko zaizu.
confirm-go-on = Jarraitu
confirm-yes = Berretsi
confirm-leave = Lehenik, desaktibatu FIDE modua.
confirm-leave-link = Ireki FIDE moduaren ezarpenak
warn-refused = { $why }
warn-consequences = Aldaketak gorde dira. Ondorioak: { $what }
failure-past = Aurreko egoerak ezin dira aldatu. Itzuli lehenik orainera.

## Log

log-intro = Ekintza guztiak, nork eta noiz eginak. Desegiteak lerro bat gehitzen du; ez da ezer ezabatzen.
log-number = Zk.
log-when = Data eta ordua
log-who = Nork
log-by-desk = adoube
log-by-game = { $board }. taula, { $round }. txanda
log-what = Ekintza
log-acts = Aukerak
log-look = Ikusi egoera
log-undo = Desegin
log-undone = Deseginda
log-of = ({ $number }. ekintza)
log-more = Ikusi aurreko ekintzak
done-undone = { $number }. ekintza desegin da.

## Files

file-trf26 = FIDErentzako txostena (TRF26)
file-trf16 = FIDErentzako txostena (TRF16)
file-pgn = Emaitzak (PGN)
file-csv = Jokalariak (CSV)
file-consolation = Kontsolazio-kanporaketa, { $category } kategoria (TRF26): inportatu txapelketa berri gisa (3.11)
file-get = Deskargatu
files-personal = Txostenek jaiotze-datak dituzte, FIDEk eskatzen dituelako.

## Rating lists, for everybody and for the office

nav-ratings = Puntuazioak
title = Puntuazio-zerrendak
office = Kalkulatu aldi bat
import = Inportatu zerrenda bat
distribution = Banaketa
plot = Erakutsi
compare = Konparatu bi zerrenda
older = Zerrenda zaharra
newer = Zerrenda berria
working = Zerrenda irakurtzen ari da: { $count } jokalari. Orria bere kabuz kargatuko da berriro.
national = Federazioaren puntuazioa
standard = FIDE estandarra
rapid = FIDE azkarra
blitz = FIDE blitz
kind = Puntuazioa
pages = Orriak
page = { $page }. orria, { $pages } guztira
before = Aurrekoa
after = Hurrengoa
all = Denak
show = Erakutsi
letters = Letraka
rank = Postua
list = Zerrenda
nobody = Inor ez.
none = Puntuaziorik ez oraindik.
distribution-words = { $count } jokalari puntuazioarekin; mediana { $median } da.
steps = 100 puntuko tarteka
step = Tartea
share = Zatia
history = Bilakaera
was = Lehen
office-intro = Aukeratu arauak, zerrenda berriaren eguna, aurreko zerrenda eta mahaiko txapelketak. Lehenik dena erakusten da; argitaratzea beste urrats bat da.
rules = Arauak
rules-handbook = Federazioaren araudia
rules-standard = FIDE, estandarra
rules-rapid = FIDE, azkarra
rules-blitz = FIDE, blitz
date = Zerrenda berriaren eguna
date-hint = Araudian, urtarrilaren 1a edo uztailaren 1a: geroagoko zerrenda bateko txapelketek itxaron egiten dute.
date-wrong = Egun bat, adibidez 2027-01-01.
base = Aurreko zerrenda
base-none = Bat ere ez: izen-emateetako puntuazioak
base-hint = Hemendik datoz puntuazioak, kategoriak eta gordetako emaitzak. Lizentziaz, FIDE kodez eta izen osoz bilatzen da.
base-gone = Zerrenda hori ez dago jada.
base-large = Handiegia: gehienez { $most } jokalari. Zerrenda handiagoetarako adoube rate agindua dago.
events = Aldiko txapelketak
events-needed = Aukeratu gutxienez txapelketa bat.
kind-hint = Motak erabakitzen du K federazioaren araudian; FIDEren arauek ez dute begiratzen.
kind-of = { $name }: mota
preview = Kalkulatu eta erakutsi
preview-title = Puntuazio berriak
preview-hint = Oraindik ez da ezer argitaratu. Izen bakoitzak bere zenbakiaren azalpenera darama.
on-list = Aurreko zerrendan
publish = Argitaratu zerrenda
publish-intro = Kalkulua erregistroan gelditzen da, pertsonak identifikatzailearekin, eta beti egiazta daiteke. Araudiarekin, zerrenda berriak aurrekoko guztiak ditu; FIDErekin, jokatu dutenak.
name-usual = Zerrenda { $date }
name-hint = Egunarekin: jokalari baten bilakaerak egunen ordenari jarraitzen dio.
name-taken = Izen hori duen zerrenda bat badago.
event-open = { $name } ez dago itxita oraindik: emaitzak alda daitezke.
event-again = { $name } { $list } zerrendarako kalkulatu zen lehendik.
confirm-again = Kalkulatu berriro lehendik kalkulatutako txapelketak
confirm-unfinished = Argitaratu jokatzen ari diren txapelketak badaude ere
date-other = Eskuliburuak urtean bi zerrenda ditu, urtarrilaren 1ekoa eta uztailaren 1ekoa (Elo 7): egun hau ez da haietakoa.
event-waits = { $name } ez da zerrenda honetan sartzen: { $date } egunekoaren zain dago (Elo 7).
forecast-hint = Txapelketak orain arte jokalari bakoitzari emandakoa, federazioaren araudiaren arabera, izen-emateetako puntuazio nazionalekin. Txapelketa motak erabakitzen du K. Izen bakoitzak kalkulu osora darama.
kind-event = Txapelketa mota
done-ratings-published = { $name } argitaratu da.
players = { $count ->
    [1] Jokalari bat
   *[other] { $count } jokalari
}
count = { $count ->
    [1] Jokalari bat
   *[other] { $count } jokalari
}
changed = { $count ->
    [1] Bat aldatuta
   *[other] { $count } aldatuta
}
new = { $count ->
    [1] Bat berria
   *[other] { $count } berri
}
gone = { $count ->
    [1] Bat kanpoan
   *[other] { $count } kanpoan
}
same = { $count ->
    [1] Batek puntuazio bera du bietan.
   *[other] { $count } jokalarik puntuazio bera dute bietan.
}
event-left = { $games ->
    [1] { $name }: partida batek ez du balio arau hauekin (joko-erritmoa).
   *[other] { $name }: { $games } partidak ez dute balio arau hauekin (joko-erritmoa).
}

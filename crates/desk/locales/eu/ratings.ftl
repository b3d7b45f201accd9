## Rating lists, for everybody and for the federation office

nav-ratings = Elo
title = Elo-zerrendak
office = Kalkulatu Elo-aldi bat
import = Inportatu zerrenda
distribution = Banaketa
plot = Erakutsi
compare = Alderatu bi zerrenda
older = Zerrenda zaharragoa
newer = Zerrenda berriagoa
working = Zerrenda irakurtzen: { $count } jokalari. Orria automatikoki kargatzen da berriro.
national = Federazioaren Eloa
standard = FIDE klasikoa
rapid = FIDE aktiboa
blitz = FIDE blitza
kind = Elo
pages = Orriak
page = { $page }. orria ({ $pages } guztira)
before = Aurrekoa
after = Hurrengoa
all = Guztiak
show = Erakutsi
letters = Letraka
rank = Postua
list = Erakutsi zerrenda
nobody = Jokalaririk ez.
none = Oraindik ez du Elorik.
distribution-words = { $count ->
    [one] Jokalari batek du Eloa; mediana: { $median }.
   *[other] { $count } jokalarik dute Eloa; mediana: { $median }.
}
steps = Jokalariak, 100 puntuko tarteka
step = Tartea
share = Ehunekoa
history = Bilakaera
was = Aurrekoa

## Calculating a rating period

office-intro = Aukeratu arauak, zerrenda berriaren data, aurreko zerrenda eta txapelketak. Ezer argitaratu aurretik, aurrebista bat ikusiko duzu.
rules = Arauak
rules-handbook = Federazioaren araudia
rules-standard = FIDE, klasikoa
rules-rapid = FIDE, aktiboa
rules-blitz = FIDE, blitza
date = Zerrenda berriaren data
date-hint = Araudiaren arabera, urtarrilaren 1a edo uztailaren 1a. Geroagoko zerrenda bati dagozkion txapelketak kanpoan geratzen dira.
date-wrong = Idatzi data bat, adibidez 2027-01-01.
base = Aurreko zerrenda
base-none = Bat ere ez (izen-emateetako Eloak)
base-hint = Zerrenda honetatik hartzen dira Eloak, kategoriak eta kalkulatu gabeko emaitzak. Jokalariak lizentziaren, FIDE IDaren edo izen osoaren bidez bilatzen dira.
base-gone = Zerrenda hori ez dago jada. Aukeratu beste bat.
base-large = Zerrenda handiegia da: hemen gehienez { $most } jokalari onartzen dira. Erabili adoube rate agindua.
events = Aldiko txapelketak
events-needed = Aukeratu gutxienez txapelketa bat.
kind-hint = Federazioaren araudian, txapelketa motak zehazten du K. FIDEren arauek ez dute kontuan hartzen.
kind-of = Txapelketa mota: { $name }
preview = Kalkulatu eta ikusi aurrebista
preview-title = Elo berriak
preview-hint = Oraindik ez da ezer argitaratu. Aukeratu izen bat kalkulua ikusteko.
on-list = Aurreko zerrendan
publish = Argitaratu zerrenda
publish-intro = Kalkulua erregistroan gordetzen da, izenen ordez identifikatzaileekin, eta edozein unetan egiazta daiteke. Araudiaren arabera, zerrenda berriak aurrekoko guztiak mantentzen ditu; FIDEren arabera, jokatu dutenak bakarrik.
name-usual = Zerrenda { $date }
name-hint = Sartu data izenean: jokalari bakoitzaren bilakaera dataren arabera ordenatzen da.
name-taken = Izen hori duen zerrenda bat badago. Aukeratu beste izen bat.
event-open = { $name } txapelketa ez dago itxita oraindik, eta emaitzak alda daitezke.
event-again = { $name } txapelketa { $list } zerrendarako kalkulatu da jada.
confirm-again = Kalkulatu berriro lehendik kalkulatutako txapelketak
confirm-unfinished = Argitaratu, itxi gabeko txapelketak egon arren
date-other = Araudiak bi zerrenda aurreikusten ditu urtean, urtarrilaren 1ean eta uztailaren 1ean. Data hau ez da bietako bat ere ({ $rule }).
event-waits = { $name } txapelketak ez du zerrenda honetarako balio. { $date } datako zerrendari dagokio ({ $rule }).
forecast-hint = Orain arteko Elo-aldaketa federazioaren araudiaren arabera, izen-emateetako Elo nazionaletatik abiatuta. Txapelketa motak zehazten du K. Aukeratu izen bat kalkulua ikusteko.
kind-event = Txapelketa mota
done-ratings-published = { $name } argitaratu da.

## Counts

players = { $count ->
    [1] Jokalari bat
   *[other] { $count } jokalari
}
count = { $count ->
    [1] Jokalari bat
   *[other] { $count } jokalari
}
changed = { $count ->
    [1] Aldaketa bat
   *[other] { $count } aldaketa
}
new = { $count ->
    [1] Jokalari berri bat
   *[other] { $count } jokalari berri
}
gone = { $count ->
    [1] Zerrendatik kanpo geratu den jokalari bat
   *[other] Zerrendatik kanpo geratu diren { $count } jokalari
}
same = { $count ->
    [1] Jokalari batek Elo bera du bi zerrendetan.
   *[other] { $count } jokalarik Elo bera dute bi zerrendetan.
}
event-left = { $games ->
    [one] { $name }: arau hauek ez dute partida bat kontuan hartzen, joko-erritmoagatik.
   *[other] { $name }: arau hauek ez dituzte { $games } partida kontuan hartzen, joko-erritmoagatik.
}
teams-not-over = Jokatu gabeko neurketak daude

## Rating lists, for everybody and for the office

nav-ratings = Puntuazioak
ratings-title = Puntuazio-zerrendak
ratings-office = Kalkulatu aldi bat
ratings-import = Inportatu zerrenda bat
ratings-distribution = Banaketa
ratings-plot = Erakutsi
ratings-compare = Konparatu bi zerrenda
ratings-older = Zerrenda zaharra
ratings-newer = Zerrenda berria
ratings-working = Zerrenda irakurtzen ari da: { $count } jokalari. Orria bere kabuz kargatuko da berriro.
ratings-national = Federazioaren puntuazioa
ratings-standard = FIDE estandarra
ratings-rapid = FIDE azkarra
ratings-blitz = FIDE blitz
ratings-kind = Puntuazioa
ratings-pages = Orriak
ratings-page = { $page }. orria, { $pages } guztira
ratings-before = Aurrekoa
ratings-after = Hurrengoa
ratings-all = Denak
ratings-show = Erakutsi
ratings-letters = Letraka
ratings-rank = Postua
ratings-list = Zerrenda
ratings-nobody = Inor ez.
ratings-none = Puntuaziorik ez oraindik.
ratings-distribution-words = { $count } jokalari puntuazioarekin; mediana { $median } da.
ratings-steps = 100 puntuko tarteka
ratings-step = Tartea
ratings-share = Zatia
ratings-history = Bilakaera
ratings-was = Lehen
ratings-office-intro = Aukeratu arauak, zerrenda berriaren eguna, aurreko zerrenda eta mahaiko txapelketak. Lehenik dena erakusten da; argitaratzea beste urrats bat da.
ratings-rules = Arauak
ratings-rules-handbook = Federazioaren araudia
ratings-rules-standard = FIDE, estandarra
ratings-rules-rapid = FIDE, azkarra
ratings-rules-blitz = FIDE, blitz
ratings-date = Zerrenda berriaren eguna
ratings-date-hint = Araudian, urtarrilaren 1a edo uztailaren 1a: geroagoko zerrenda bateko txapelketek itxaron egiten dute.
ratings-date-wrong = Egun bat, adibidez 2027-01-01.
ratings-base = Aurreko zerrenda
ratings-base-none = Bat ere ez: izen-emateetako puntuazioak
ratings-base-hint = Hemendik datoz puntuazioak, kategoriak eta gordetako emaitzak. Lizentziaz, FIDE kodez eta izen osoz bilatzen da.
ratings-base-gone = Zerrenda hori ez dago jada.
ratings-base-large = Handiegia: gehienez { $most } jokalari. Zerrenda handiagoetarako adoube rate agindua dago.
ratings-events = Aldiko txapelketak
ratings-events-needed = Aukeratu gutxienez txapelketa bat.
ratings-kind-hint = Motak erabakitzen du K federazioaren araudian; FIDEren arauek ez dute begiratzen.
ratings-kind-of = { $name }: mota
ratings-preview = Kalkulatu eta erakutsi
ratings-preview-title = Puntuazio berriak
ratings-preview-hint = Oraindik ez da ezer argitaratu. Izen bakoitzak bere zenbakiaren azalpenera darama.
ratings-on-list = Aurreko zerrendan
ratings-publish = Argitaratu zerrenda
ratings-publish-intro = Kalkulua erregistroan gelditzen da, pertsonak identifikatzailearekin, eta beti egiazta daiteke. Araudiarekin, zerrenda berriak aurrekoko guztiak ditu; FIDErekin, jokatu dutenak.
ratings-name-usual = Zerrenda { $date }
ratings-name-hint = Egunarekin: jokalari baten bilakaerak egunen ordenari jarraitzen dio.
ratings-name-taken = Izen hori duen zerrenda bat badago.
ratings-event-open = { $name } ez dago itxita oraindik: emaitzak alda daitezke.
ratings-event-again = { $name } { $list } zerrendarako kalkulatu zen lehendik.
ratings-confirm-again = Kalkulatu berriro lehendik kalkulatutako txapelketak
ratings-confirm-unfinished = Argitaratu jokatzen ari diren txapelketak badaude ere
ratings-date-other = Eskuliburuak urtean bi zerrenda ditu, urtarrilaren 1ekoa eta uztailaren 1ekoa (Elo 7): egun hau ez da haietakoa.
ratings-event-waits = { $name } ez da zerrenda honetan sartzen: { $date } egunekoaren zain dago (Elo 7).
ratings-forecast-hint = Txapelketak orain arte jokalari bakoitzari emandakoa, federazioaren araudiaren arabera, izen-emateetako puntuazio nazionalekin. Txapelketa motak erabakitzen du K. Izen bakoitzak kalkulu osora darama.
ratings-kind-event = Txapelketa mota
done-ratings-published = { $name } argitaratu da.
ratings-players = { $count ->
    [1] Jokalari bat
   *[other] { $count } jokalari
}
ratings-count = { $count ->
    [1] Jokalari bat
   *[other] { $count } jokalari
}
ratings-changed = { $count ->
    [1] Bat aldatuta
   *[other] { $count } aldatuta
}
ratings-new = { $count ->
    [1] Bat berria
   *[other] { $count } berri
}
ratings-gone = { $count ->
    [1] Bat kanpoan
   *[other] { $count } kanpoan
}
ratings-same = { $count ->
    [1] Batek puntuazio bera du bietan.
   *[other] { $count } jokalarik puntuazio bera dute bietan.
}
ratings-event-left = { $games ->
    [1] { $name }: partida batek ez du balio arau hauekin (joko-erritmoa).
   *[other] { $name }: { $games } partidak ez dute balio arau hauekin (joko-erritmoa).
}

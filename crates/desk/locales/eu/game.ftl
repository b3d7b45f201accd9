## The board

game-arbiter = Epailea
game-board = Taula
game-empty = hutsik
game-last-move = azken jokaldia
game-touched = ukituta
game-adjusting = Konpontzen dut: orain ukitzen dituzun piezek ez zaituzte behartzen.
game-leave-pawn = peoi geratzen da
game-choose-piece = Aukeratu pieza
game-promote = { $square } laukiko peoia bihurtzen da…
game-say-touched = { $man }, { $square }: ukituta
game-say-back = { $man }, { $square }: bere lekura
game-say-aside = { $man }, { $square }: alboratuta
game-say-placed = { $man }: { $from } → { $to }
game-man-white-k = errege zuria
game-man-white-q = dama zuria
game-man-white-r = gaztelu zuria
game-man-white-b = alfil zuria
game-man-white-n = zaldi zuria
game-man-white-p = peoi zuria
game-man-black-k = errege beltza
game-man-black-q = dama beltza
game-man-black-r = gaztelu beltza
game-man-black-b = alfil beltza
game-man-black-n = zaldi beltza
game-man-black-p = peoi beltza
game-piece-q = dama
game-piece-r = gaztelua
game-piece-b = alfila
game-piece-n = zaldia

## How the game stands

game-offer-open = { $who }: berdinketa eskaini du.
game-annulled = Partida baliogabetu da eta berri bat jokatzen da.
game-delayed = Partida atzerapenez erakusten da: oraindik ez da ezer erakutsi.
game-result-entered = Sartutako emaitza: { $result }
game-phase-before = Erlojuak oraindik ez dira abiatu.
game-phase-running = Erlojua martxan. Txanda: { $who }.
game-phase-stopped = Erlojuak geldirik. Txanda: { $who }.
game-phase-adjourned = Partida etenda dago.
game-not-set-up = Partida hau oraindik ez da epailearen kontsolan prestatu.
game-wooden = Partida egurrezko taula batean jokatzen da; hemen erlojua baino ez dago.
game-not-now = Orain ezin da hori egin.
game-unclear = «{ $move }» ez da hemen jokaldi argi eta legala.
game-unreadable-empty = Zerbait falta da: hau espero zen: { $expected }.
game-unreadable = «{ $found }» ez da hemen ulertzen: hau espero zen: { $expected }.
game-too-long = Luzeegia da.
game-place = { $round }. txanda, { $table }. mahaia
game-moves = Jokaldiak
game-rulings = Erabakiak
game-connection-lost = Epailearen mahaiarekiko konexioa galdu da. Bere kabuz saiatzen ari da berriro.
game-trouble = Epailearen mahaiak ez du erantzuten; egindakoa berriro bidaliko da.
game-not-taken = Epailearen mahaiak ez du hau hemendik hartzen: kargatu orria berriro edo deitu epaileari.
game-view = Ikuspegia
game-view-board = taula
game-view-ranks = testua, lerroz lerro
game-view-list = piezen zerrenda
game-turn-board = Biratu taula
game-speak = Jokaldiak ozen iragarri
game-times = Esan denborak
game-to-clock = Erlojura
game-to-sheet = Idaztorrira
game-back-to-board = Itzuli taulara
game-seats = Mahaiko tabletak
game-seats-intro = Eskaneatu kodea jokalari bakoitzaren tabletarekin. Kodea duenak alde horren alde jokatzen du: ez erakutsi besteari.
game-seat-both = Tableta bat bientzat
game-seat-open = Ireki gailu honetan
game-sheets = Bi jokalarien idaztorriak
game-transcript = Partida transkripzio gisa
game-send = Bidali
game-press = Sakatu erlojua
game-reason = Arrazoia

## What a player does

game-do-adjust = Konpontzen dut
game-do-offer = Eskaini berdinketa
game-do-accept = Onartu berdinketa
game-do-decline = Baztertu berdinketa
game-do-call = Gelditu erlojuak eta deitu epaileari
game-do-resign = Etsi
game-do-agree = Ados legez kanpoko jokaldia desegitearekin
game-sure-resign = Ziur partida utzi nahi duzula?
game-claims = Erreklamazioak
game-claim-illegal = Legez kanpoko jokaldia
game-claim-flag = Bandera erori da
game-claim-threefold = Hiru aldiz errepikatua
game-claim-fifty = Berrogeita hamar jokaldi
game-claim-threefold-with = Hiru aldiz errepikatua, jokaldi honekin
game-claim-fifty-with = Berrogeita hamar jokaldi, honekin
game-claim-touched = Aurkariak lauki honetako pieza ukitu du
game-claim-no-means = Ezin du bide arruntez irabazi
game-claim-no-effort = Ez da irabazten saiatzen
game-more = Gehiago
game-type-move = Idatzi jokaldi bat
game-seal = Jokaldi sekretua
game-displaces = Lauki hauetako piezak bota ditut
game-restores = Bere lekura itzuli ditut
game-announces = Iragarri jokaldia
game-asks-increment = Eskatu gehikuntza

## What the arbiter does

game-pending = Erabaki behar da
game-arbiter-starts = Abiarazi erlojua
game-arbiter-stops = Gelditu erlojuak
game-arbiter-flag = Bandera erorita
game-arbiter-flags = Bi banderak
game-arbiter-illegal = Legez kanpoko jokaldia ikusita
game-arbiter-position = Posizio ezinezkoa
game-arbiter-clocks = Zuzendu erlojuak
game-arbiter-sets = { $who }: jarri erlojua
game-arbiter-gives = { $who }: gehitu denbora
game-arbiter-penalties = Zigorrak
game-penalty-warning = Ohartarazpena
game-penalty-opponent = Denbora aurkariari
game-penalty-time = Denbora gutxiago
game-penalty-loss = Partida galtzea
game-penalty-fine = Isuna
game-penalty-expulsion = Kanporatzea
game-sure-loss = Ziur partida galdutzat eman nahi duzula?
game-arbiter-findings = Aurkitutako irregulartasunak
game-find-setup = Hasierako posizio okerra
game-find-turned = Taula gaizki jarrita
game-find-colours = Koloreak trukatuta
game-find-clock = Erlojua gaizki jarrita
game-find-defective = Erloju akastuna
game-find-displaced = Piezak lekuz aldatuta, jokaldi honen ondoren
game-find-count = Jokaldi kopuru ezezaguna
game-find-boards = Bi taulak desberdinak dira
game-arbiter-end = Emaitza eta etenaldia
game-sure-decide = Ziur emaitza { $result } dela?
game-arbiter-continue = Partidak jarraitzen du
game-arbiter-adjourns = Eskatu jokaldi sekretua
game-arbiter-resumes = Berriro hasten da
game-arbiter-opens = Ireki gutun-azala
game-arbiter-for-players = Jokalariek egiten dutena
game-arrives = Heltzen da
game-phone = Telefonoa edo gailua aurkituta
game-refuses = Legeak betetzeari uko
game-stops-recording = Idazteari uzten dio
game-records = Idaztorria osatuta du
game-any-act = Transkripzioko edozein ekintza
game-choice-warning = Ohartarazpena
game-choice-time-opponent = Denbora aurkariari
game-choice-time-offender = Denbora gutxiago arau-hausleari
game-choice-points-opponent = Aurkariaren puntuak
game-choice-points-offender = Arau-hauslearen puntuak
game-choice-loss = Partida galtzea
game-choice-fine = Isuna
game-choice-rounds = Txandetatik kanporatzea
game-choice-expulsion = Kanporatzea
game-choice-uphold = Arrazoia eman
game-choice-reject = Baztertu
game-choice-postpone = Erabakia atzeratu
game-choice-continue = Partidak jarraitzen du
game-choice-new-game = Partida berria
game-choice-set-clocks = Jarri erlojuak
game-choice-draw = Berdinketa
game-choice-white = Zuriaren jokaldia atzera
game-choice-black = Beltzaren jokaldia atzera
done-game-act = Eginda.
done-game-answer = { $answer }

## The clock

game-clock-press = { $who }: sakatu erlojua
game-clock-period = { $number }/{ $of } aldia
game-clock-increment = +{ $seconds } s
game-clock-moves-of = jokaldiak: { $made }/{ $needed }
game-clock-moves = jokaldiak: { $made }
game-clock-delay = atzerapena { $seconds }
game-clock-flag = bandera
game-clock-flag-first = lehena erori da
game-clock-flag-second = gero erori da
game-clock-stopped = erlojuak geldirik
game-clock-turn = Aldatu aldez
game-clock-fullscreen = Pantaila osoa
game-clock-sound = Soinua
game-clock-rate = Joko-erritmoa: { $rate }.
game-clock-dgt3000 = DGT 3000 batean: { $option }. aukera.
game-clock-dgt2010 = DGT 2010 batean: { $option }. aukera.
game-clock-dgt2010-hand = DGT 2010 batean: { $option }. aukera, eskuz jarrita.
game-clock-dgt3000-hand = DGT 3000 batean: { $option }. aukera, eskuz jarrita.

## The scoresheet

sheet-title = Idaztorria
sheet-of = { $who }: idaztorria
sheet-caption = Jokaldiak
sheet-number = Zk.
sheet-move = Jokaldia
sheet-next = { $number }. jokaldia, { $who }
sheet-correct = Zuzendu { $number }. jokaldia, { $who }
sheet-erase = Ezabatu
sheet-dash = Marra
sheet-offer = (=) berdinketa
sheet-time = Denbora
sheet-time-how = Idatzi lehenbizi denbora, adibidez 1:23, eta sakatu gero tekla hau.
sheet-strike = Zirriborratu jokaldia
sheet-leave = Utzi dagoen bezala
sheet-enter = Idatzi
sheet-take = Jarraitu idaztorria tableta honetan
sheet-board = Idatzi taula batean
sheet-board-off = Taulak ezin ditu laburrean idatzitako jokaldiak edo marrak jarraitu.
sheet-sign = Emaitza
sheet-sign-it = Sinatu
sheet-signed = { $who }: { $result } sinatu du.
sheet-elsewhere = Idaztorria beste tableta batean dago.
sheet-waiting = Hemen gordeta eta oraindik bidali gabe: { $count }.
sheet-sent = Dena bidalita.
sheet-offline = Sarerik gabe.
sheet-not-taken = Epailearen mahaiak ez du idaztorri hau orain hartzen; hemen gordeta dago. Kargatu orria berriro edo deitu epaileari.
sheet-refused = Epailearen mahaiak ez du «{ $text }» hartzen: idatzi beste era batera edo deitu epaileari.
sheet-memory-only = Nabigatzaile honek ez du ezer gordetzen: ez itxi orria.
sheet-reload = Orri hau sarerik gabe ere irekitzen da.
sheet-no-reload = Konexio segururik gabe orria ezin da sarerik gabe berriro ireki; idatzitakoa gorde egiten da.
sheet-malformed = Hori ezin da idatzi.
sheet-corrections = Zuzenketak: { $count }

## The arbiter's console

console-title = Epailearen kontsola
console-round = { $round }. txanda
console-calls = Deiak
console-no-calls = Inor ez da deika ari.
console-boards = Mahai guztiak
console-table = { $table }. mahaia
console-th-table = Mahaia
console-th-white = Zuria
console-th-black = Beltza
console-th-clock = Erlojua
console-th-move = Azken jokaldia
console-th-state = Egoera
console-trouble = estutasuna
console-player = Jokalaria
console-counted = Txapelketa honetan zenbatua
console-count-illegal = Legez kanpokoak
console-count-late = Atzerapenak
console-count-phone = Telefonoa
console-count-claims = Erreklamazio okerrak
console-call-interrupted = Epailearen mahaia eten egin da: erlojuak berretsitako azken denboretan geldirik.
console-call-stopped = { $who }: erlojuak gelditu eta deika ari zaizu.
console-call-decide = Erabaki behar da:
console-end-so = Hemen { $result } emaitzarekin amaitu
console-result-by-hand = { $entered } emaitza eskuz sartu da, eta partidak mahaian jarraitzen du.
console-result-not-entered = Mahaiak { $here } dio eta jardunaldiak ez du oraindik emaitzarik.
console-results-differ = Mahaiak { $here } dio eta jardunaldiak { $entered } du.
console-notice-illegal = Legez kanpoko jokaldia taulan
console-notice-touch = Pieza ukituta txandarik gabe
console-notice-displaced = Piezak lekuz aldatuta
console-notice-recording = Idazketa irregularra
console-notice-flag = Bandera bat erori da
console-appeal = { $who }: { $number }. erabakiaren aurka apelatu du.
console-set-up = Prestatu partidak
console-not-set-up = prestatu gabe
console-set-up-intro = Txandako mahai guztiak, { $rate } erritmoan. Erlojuak gero abiatzen dira.
console-set-up-all = Prestatu mahai guztiak
console-not-published = Parekatzea oraindik ez da argitaratu.
console-mode = Non jokatzen da
console-mode-board = tabletaren taulan
console-mode-clock = egurrezko taulan, erloju honekin
console-supervision = Ikuskapena
console-supervision-default = erritmoaren arabera
console-supervision-full = osoa
console-supervision-basic = oinarrizkoa
console-start-all = Abiarazi erloju guztiak
console-stop-all = Gelditu erloju guztiak
done-console = { $count } mahaitan eginda.
warn-console-has-result = Jardunaldiak badu mahai honen { $result } emaitza: ez da prestatzen.

## Decision and envelope

decision-title = Epailearen erabakia
decision-list = Inprimatzeko erabakiak
decision-event = Txapelketa
decision-game = Partida
decision-when = Noiz
decision-what = Zer gertatu da
decision-clocks = Erlojuak (zuria – beltza)
decision-number = Zenbakia erregistroan
decision-answers = Erabakia
decision-article = { $article } artikulua, { $edition } edizioa
decision-arbiter = Epailearen sinadura
decision-appeal = Apelazioa aurkeztuta, ordua
decision-appeals = { $who }: apelatu
envelope-title = Etendako partidaren gutun-azala
envelope-names = Jokalariak
envelope-position = Jokaldi sekretuaren aurreko posizioa
envelope-used = Erabilitako denborak (zuria – beltza)
envelope-left = Geratzen diren denborak (zuria – beltza)
envelope-sealer = Jokaldi sekretua egin du
envelope-number = Jokaldi sekretuaren zenbakia
envelope-offer = Berdinketa-eskaintza irekia
envelope-resumes = Berriro hasten da (lekua, eguna, ordua)
envelope-commitment = Jokaldiaren konpromisoa
envelope-open-page = Partidaren orria
envelope-why = Konpromisoa erregistroan dago jokaldia zigilatu zenetik: gutun-azala irekitzean aldatu ez dela egiaztatzen da.

## The wall

wall-title = Partidak zuzenean
wall-delay = { $seconds } segundoko atzerapenarekin ikusten dira.
wall-delay-minutes = { $minutes ->
    [one] Minutu bateko
   *[other] { $minutes } minutuko
} atzerapenarekin ikusten dira.
wall-no-moves = Taula honetatik ez da jokaldirik iristen.
wall-pgn = Partidak PGNn

## The rulebook

laws-title = Xakearen legeak
laws-menu = Edizioak
laws-edition = Xakearen legeak, { $edition } edizioa
laws-own-words = Artikulu bakoitza gure hitzekin azalduta; testu ofizialak argitaratzaileenak dira.
laws-search = Bilatu Legeetan
laws-search-go = Bilatu
laws-found = Aurkituak: { $count }
laws-article = { $number } artikulua, { $edition } edizioa
laws-not-in-edition = Edizio honek ez du xedapen hau.
laws-in = { $edition } edizioa
laws-see = Ikus
laws-compare = Alderatu edizioak
laws-compare-title = { $first } eta { $second } edizioak
laws-compare-count = { $all } xedapenetatik { $shown } ikusgai.
laws-compare-all = Erakutsi denak
laws-compare-differences = Desberdintasunak bakarrik
laws-th-article = Artikulua
laws-same = berdin
laws-renumbered = beste zenbaki bat
laws-different = desberdina
laws-only-first = lehenengoan bakarrik
laws-only-second = bigarrenean bakarrik
laws-glossary = Glosarioa

## The case book

cases-title = Kasuen liburua
cases-intro = Irakurri zer gertatu den, aukeratu erabakia eta ikusi artikulua.
cases-case = { $number }. kasua
cases-edition = Legeen { $edition } edizioa
cases-happened = Zer gertatu da
cases-question = Zer erabakitzen duzu?
cases-choose = Aukeratu erabaki zuzena
cases-send = Erabaki
cases-right = Zuzena.
cases-wrong = Ez. Legeek erantzuten dute:
cases-read = Irakurri { $article } artikulua
cases-again = Berriro
cases-next = Hurrengo kasua

## Two boards, appeals, announcements and more

game-not-sealed = Hau ez da zigilatu zena.
game-penalised = Zigorra ({ $who }): { $what }
game-notation = Jokaldiak
game-notation-letters = letrekin
game-notation-figurines = irudiekin
game-voice = Iragarkiak
game-voice-own = hizkuntza honetan
game-voice-german = alemanezko izenekin
game-announced = Azken iragarkia
console-set-up-one = Prestatu taula hau
console-set-up-one-intro = Taula hau bakarrik, erritmoa { $rate }. Erlojua gero jartzen da martxan.
console-blind = Jokalari itsua
console-blind-none = bat ere ez
console-blind-both = biak
console-position = Hasierako posizioa (FEN), beste bat bada
console-offence = legez kanpokoa: { $who }, { $number }. jokaldia
console-counted-round = Zenbatuta: txanda honetan / txapelketan
console-counted-nothing = Ez da ezer zenbatu.
console-count-penalties = Zigorrak
appeal-uphold = Onartu helegitea
appeal-reject = Baztertu helegitea
appeal-upheld = Helegitea onartu da.
appeal-rejected = Helegitea baztertu da.
sheet-signs = Sinatzailea: { $who }
second-title = Konparatu bi taulak
second-here = Partida
second-there = Beste taula
second-how = Jarri piezak beste taulan dauden bezala; kendu bat taulatik kanpora arrastatuz.
second-men = Haren piezak (FEN)
second-compare = Konparatu
second-equal = Bi taulak berdinak dira.
second-differ = Taulak desberdinak diren laukiak: { $count }.
second-malformed = Ezin dira piezak irakurri: zortzi ilara, zortzigarrenetik lehenera, adibidez 4k3/8/8/8/8/8/8/4K3.
game-view-tools = Ikuspegia eta iragarkiak

## Reasons, the wall for the projector, and two scoresheets compared

game-reason-how = Zure hurrengo erabakiarekin doa, ordua eta zure izena dituela.
reason-seen = epaileak ikusita
reason-claimed = aurkariak erreklamatuta
reason-agreed = bi jokalariak bat datoz gertatutakoarekin
reason-disturbed = aurkaria molestatu du
reason-repeated = berriro, ohartarazpenaren ondoren
game-seats-plain = Helbide hau ez da segurua (http): tabletek idatzitakoa gordetzen dute sarea galtzean, baina ezin dute idaztorria berriro ireki sarerik gabe. https-rekin bai.
console-interrupted-time = Jasotako azken ekintza { $last }-(e)koa da; epailearen mahaia { $back }-(e)tan itzuli zen. { $time } arteko pentsatzeko denbora ({ $who }) ez dago inongo erlojutan.
decision-by = Erabakitzailea
decision-by-desk = programa bera
decision-by-laws = Xakearen legeak, { $who } jokalariak egindakoaren aurrean
console-laws-say = Zer dioten Legeek
decision-to-print = Inprimatzeko erabakia
wall-projector = Proiektorerako
wall-page = { $page } / { $pages }
sheet-differ-here = hemen desberdinak dira
sheet-agreed-position = Biak bat datozen azken posizioa
sheet-both-allow = Biek onartzen dutena
sheet-one-game = Partida bakarra dator bat bi idaztorriekin:
sheet-many-games = Partida bat baino gehiago datoz bat bi idaztorriekin, adibidez:
sheet-no-game = Ez dago bi idaztorriekin bat datorren partidarik; hau baino gehiago ez dute onartzen:

## Aukerak, arrazoiak eta partida berriak

game-choice-square = { $square } laukiko pieza ukitu da lehenengo
game-choice-both-lose = Biek galtzen dute
game-choice-loss-score = Partida galtzea; aurkariak { $score }
game-choice-forfeit = Ez agertzeagatik galtzen du ({ $result })
game-sure-new-game = Ziur partida baliogabetu eta berri bat jokatu behar dela?
game-arbiter-loses = Gutun-azala galdu da
game-arbiter-loses-times = Gutun-azala eta denborak galdu dira
game-arbiter-loses-position = Gutun-azala eta posizioa galdu dira
game-sure-loses = Ziur gutun-azala ezin dela aurkitu?
game-find-displaced-uncertain = Piezak lekuz aldatuta; azken posizio ziurra, jokaldi honetakoa
game-find-resumption = Berrekiteko posizioa gaizki jarrita
game-find-boards-after = Bi taulak desberdinak dira; idaztorriak bat datoz jokaldi honetara arte
game-claim-clock = Berrekiteko erlojua gaizki jarrita dago
game-claim-bare-king = Aurkariak erregea besterik ez du
game-withdraws = Eskaintza edo erreklamazioa kendu
game-asks-scoresheet = Idaztorria ikusteko eskatzen du
console-call-new-game = Partida baliogabetu da: berri bat jokatu behar da.
console-new-game = Prestatu partida berria
reason-of = { $what } ({ $number }. jokaldia, { $article } artikulua)
reason-illegal = legez kanpoko jokaldia, { $who }, { $number }. jokaldia ({ $article } artikulua)
reason-flag = bandera erorita, { $who } ({ $article } artikulua)
game-call-valid = Arrazoia baliozkoa da
game-call-invalid = Arrazoi baliozkorik gabe

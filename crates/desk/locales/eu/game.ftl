## The board

board = Taula
empty = hutsik
last-move = azken jokaldia
touched = ukituta
adjusting = Konpontzen dut: orain ukitzen dituzun piezek ez zaituzte behartzen.
leave-pawn = peoi geratzen da
choose-piece = Aukeratu pieza
promote = { $square } laukiko peoia bihurtzen da…
say-touched = { $man }, { $square }: ukituta
say-back = { $man }, { $square }: bere lekura
say-aside = { $man }, { $square }: alboratuta
say-placed = { $man }: { $from } → { $to }
man-white-k = errege zuria
man-white-q = dama zuria
man-white-r = gaztelu zuria
man-white-b = alfil zuria
man-white-n = zaldi zuria
man-white-p = peoi zuria
man-black-k = errege beltza
man-black-q = dama beltza
man-black-r = gaztelu beltza
man-black-b = alfil beltza
man-black-n = zaldi beltza
man-black-p = peoi beltza
piece-q = dama
piece-r = gaztelua
piece-b = alfila
piece-n = zaldia

## How the game stands

delayed = Partida atzerapenez erakusten da: oraindik ez da ezer erakutsi.
result-entered = Sartutako emaitza: { $result }
not-set-up = Partida hau oraindik ez da epailearen kontsolan prestatu.
wooden = Partida egurrezko taula batean jokatzen da; hemen erlojua baino ez dago.
not-now = Orain ezin da hori egin.
unclear = «{ $move }» ez da hemen jokaldi argi eta legala.
unreadable-empty = Zerbait falta da: hau espero zen: { $expected }.
unreadable = «{ $found }» ez da hemen ulertzen: hau espero zen: { $expected }.
too-long = Luzeegia da.
place = { $round }. txanda, { $table }. mahaia
moves = Jokaldiak
rulings = Erabakiak
connection-lost = Epailearen mahaiarekiko konexioa galdu da. Bere kabuz saiatzen ari da berriro.
trouble = Epailearen mahaiak ez du erantzuten; egindakoa berriro bidaliko da.
not-taken = Epailearen mahaiak ez du hau hemendik hartzen: kargatu orria berriro edo deitu epaileari.
view = Ikuspegia
view-board = taula
view-ranks = testua, lerroz lerro
view-list = piezen zerrenda
turn-board = Biratu taula
speak = Jokaldiak ozen iragarri
times = Esan denborak
to-clock = Erlojura
to-sheet = Idaztorrira
back-to-board = Itzuli taulara
seats = Mahaiko tabletak
seats-intro = Eskaneatu kodea jokalari bakoitzaren tabletarekin. Kodea duenak alde horren alde jokatzen du: ez erakutsi besteari.
seat-both = Tableta bat bientzat
seat-open = Ireki gailu honetan
sheets = Bi jokalarien idaztorriak
transcript = Partida transkripzio gisa
send = Bidali
press = Sakatu erlojua
reason = Arrazoia

## What a player does

do-adjust = Konpontzen dut
do-offer = Eskaini berdinketa
do-accept = Onartu berdinketa
do-decline = Baztertu berdinketa
do-call = Gelditu erlojuak eta deitu epaileari
do-resign = Etsi
do-agree = Ados legez kanpoko jokaldia desegitearekin
sure-resign = Ziur partida utzi nahi duzula?
claims = Erreklamazioak
claim-illegal = Legez kanpoko jokaldia
claim-flag = Bandera erori da
claim-threefold = Hiru aldiz errepikatua
claim-fifty = Berrogeita hamar jokaldi
claim-threefold-with = Hiru aldiz errepikatua, jokaldi honekin
claim-fifty-with = Berrogeita hamar jokaldi, honekin
claim-touched = Aurkariak lauki honetako pieza ukitu du
claim-no-means = Ezin du bide arruntez irabazi
claim-no-effort = Ez da irabazten saiatzen
more = Gehiago
type-move = Idatzi jokaldi bat
seal = Jokaldi sekretua
displaces = Lauki hauetako piezak bota ditut
restores = Bere lekura itzuli ditut
announces = Iragarri jokaldia
asks-increment = Eskatu gehikuntza

## What the arbiter does

pending = Erabaki behar da
arbiter-starts = Abiarazi erlojua
arbiter-stops = Gelditu erlojuak
arbiter-flag = Bandera erorita
arbiter-flags = Bi banderak
arbiter-illegal = Legez kanpoko jokaldia ikusita
arbiter-position = Posizio ezinezkoa
arbiter-clocks = Zuzendu erlojuak
arbiter-sets = { $who }: jarri erlojua
arbiter-gives = { $who }: gehitu denbora
arbiter-penalties = Zigorrak
sure-loss = Ziur partida galdutzat eman nahi duzula?
arbiter-findings = Aurkitutako irregulartasunak
find-setup = Hasierako posizio okerra
find-turned = Taula gaizki jarrita
find-colours = Koloreak trukatuta
find-clock = Erlojua gaizki jarrita
find-defective = Erloju akastuna
find-displaced = Piezak lekuz aldatuta, jokaldi honen ondoren
find-count = Jokaldi kopuru ezezaguna
find-boards = Bi taulak desberdinak dira
arbiter-end = Emaitza eta etenaldia
sure-decide = Ziur emaitza { $result } dela?
arbiter-continue = Partidak jarraitzen du
arbiter-adjourns = Eskatu jokaldi sekretua
arbiter-resumes = Berriro hasten da
arbiter-opens = Ireki gutun-azala
arbiter-for-players = Jokalariek egiten dutena
arrives = Heltzen da
phone = Telefonoa edo gailua aurkituta
refuses = Legeak betetzeari uko
stops-recording = Idazteari uzten dio
records = Idaztorria osatuta du
any-act = Transkripzioko edozein ekintza
choice-warning = Ohartarazpena
choice-time-opponent = Denbora aurkariari
choice-time-offender = Denbora gutxiago arau-hausleari
choice-points-opponent = Aurkariaren puntuak
choice-points-offender = Arau-hauslearen puntuak
choice-loss = Partida galtzea
choice-fine = Isuna
choice-rounds = Txandetatik kanporatzea
choice-expulsion = Kanporatzea
choice-uphold = Arrazoia eman
choice-reject = Baztertu
choice-postpone = Erabakia atzeratu
choice-continue = Partidak jarraitzen du
choice-new-game = Partida berria
choice-set-clocks = Jarri erlojuak
choice-draw = Berdinketa
choice-white = Zuriaren jokaldia atzera
choice-black = Beltzaren jokaldia atzera
done-game-act = Eginda.
done-game-answer = { $answer }

## The clock

clock-press = { $who }: sakatu erlojua
clock-period = { $number }/{ $of } aldia
clock-increment = +{ $seconds } s
clock-moves-of = jokaldiak: { $made }/{ $needed }
clock-moves = jokaldiak: { $made }
clock-delay = atzerapena { $seconds }
clock-flag = bandera
clock-flag-first = lehena erori da
clock-flag-second = gero erori da
clock-stopped = erlojuak geldirik
clock-turn = Aldatu aldez
clock-fullscreen = Pantaila osoa
clock-sound = Soinua
clock-rate = Joko-erritmoa: { $rate }.
clock-dgt3000 = DGT 3000 batean: { $option }. aukera.
clock-dgt2010 = DGT 2010 batean: { $option }. aukera.
clock-dgt2010-hand = DGT 2010 batean: { $option }. aukera, eskuz jarrita.
clock-dgt3000-hand = DGT 3000 batean: { $option }. aukera, eskuz jarrita.

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

not-sealed = Hau ez da zigilatu zena.
notation = Jokaldiak
notation-letters = letrekin
notation-figurines = irudiekin
voice = Iragarkiak
voice-own = hizkuntza honetan
voice-german = alemanezko izenekin
announced = Azken iragarkia
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
view-tools = Ikuspegia eta iragarkiak

## Reasons, the wall for the projector, and two scoresheets compared

reason-how = Zure hurrengo erabakiarekin doa, ordua eta zure izena dituela.
reason-seen = epaileak ikusita
reason-claimed = aurkariak erreklamatuta
reason-agreed = bi jokalariak bat datoz gertatutakoarekin
reason-disturbed = aurkaria molestatu du
reason-repeated = berriro, ohartarazpenaren ondoren
seats-plain = Helbide hau ez da segurua (http): tabletek idatzitakoa gordetzen dute sarea galtzean, baina ezin dute idaztorria berriro ireki sarerik gabe. https-rekin bai.
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

choice-square = { $square } laukiko pieza ukitu da lehenengo
choice-both-lose = Biek galtzen dute
choice-loss-score = Partida galtzea; aurkariak { $score }
choice-forfeit = Ez agertzeagatik galtzen du ({ $result })
sure-new-game = Ziur partida baliogabetu eta berri bat jokatu behar dela?
arbiter-loses = Gutun-azala galdu da
arbiter-loses-times = Gutun-azala eta denborak galdu dira
arbiter-loses-position = Gutun-azala eta posizioa galdu dira
sure-loses = Ziur gutun-azala ezin dela aurkitu?
find-displaced-uncertain = Piezak lekuz aldatuta; azken posizio ziurra, jokaldi honetakoa
find-resumption = Berrekiteko posizioa gaizki jarrita
find-boards-after = Bi taulak desberdinak dira; idaztorriak bat datoz jokaldi honetara arte
claim-clock = Berrekiteko erlojua gaizki jarrita dago
claim-bare-king = Aurkariak erregea besterik ez du
withdraws = Eskaintza edo erreklamazioa kendu
asks-scoresheet = Idaztorria ikusteko eskatzen du
console-call-new-game = Partida baliogabetu da: berri bat jokatu behar da.
console-new-game = Prestatu partida berria
reason-of = { $what } ({ $number }. jokaldia, { $article } artikulua)
reason-illegal = legez kanpoko jokaldia, { $who }, { $number }. jokaldia ({ $article } artikulua)
reason-flag = bandera erorita, { $who } ({ $article } artikulua)
call-valid = Arrazoia baliozkoa da
call-invalid = Arrazoi baliozkorik gabe

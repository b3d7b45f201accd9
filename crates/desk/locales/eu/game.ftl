## The board

board = Taula
empty = hutsik
last-move = azken jokaldia
touched = ukituta
adjusting = Konpondu: orain piezak ukitzeak ez zaitu haiek mugitzera behartzen.
leave-pawn = utzi peoi
choose-piece = Aukeratu pieza
promote = Sustapena { $square } laukian: aukeratu pieza
say-touched = Ukitutako pieza: { $man } ({ $square })
say-back = { $man }, berriz { $square } laukian
say-aside = Taulatik kendutako pieza: { $man } ({ $square })
say-placed = { $man }, { $from } laukitik { $to } laukira
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

## The state of the game

delayed = Partida atzerapenez emititzen da. Oraindik ez dago ezer erakusteko.
result-entered = Sartutako emaitza: { $result }
not-set-up = Partida oraindik ez dago prest. Epaileak kontsolan prestatzen du.
wooden = Egurrezko taulan jokatzen da. Hemen erlojua bakarrik ikusten da.
not-now = Orain ez da posible: { $why }.
not-now-set-up = partida prest dago dagoeneko
not-now-no-game = lehenbizi, epaileak partida prestatu behar du
not-now-sealed = zigilatutako jokaldia eginda dago
not-now-no-envelope = ez dago zigilatutako jokaldirik
not-now-no-decision = ez dago zenbaki hori duen erabakirik
not-now-no-appeal = helegite hau ebatzita dago
unclear = “{ $move }” ez da hemen legezko jokaldia, edo anbiguoa da. Idatzi osorik, adibidez e2-e4.
unreadable-empty = Eremua hutsik dago. Espero zena: { $expected }.
unreadable = Ezin da “{ $found }” irakurri. Espero zena: { $expected }.
too-long = Luzeegia. Idatzi gehienez 300 karaktere.
too-many-acts = Ezin da gehiago erregistratu: partida 20.000 ekintzako mugara iritsi da.
place = { $round }. txanda, { $table }. taula
moves = Jokaldiak
rulings = Erabakiak
connection-lost = Konexioa galdu da. Berriz konektatzen…
trouble = Oraindik ez da bidali. Berriz saiatzen…
not-taken = Gailu hau ezin da gehiago partida honetan erabili. Kargatu berriro orria edo deitu epaileari.
view = Ikuspegia
view-board = Taula
view-ranks = Testua, errenkadaka
view-list = Piezen zerrenda
turn-board = Biratu taula
speak = Iragarri jokaldiak ozen
times = Irakurri denborak ozen
to-clock = Ireki erlojua
to-sheet = Ireki idaztorria
back-to-board = Itzuli taulara
seats = Jokalarien gailuak
seats-intro = Jokalari bakoitzak bere kodea eskaneatzen du. Kodea duenak kolore horrekin joka dezake: ez erakutsi beste inori.
seat-both = Gailu bakarra bi jokalarientzat
seat-open = Ireki gailu honetan
sheets = Bi idaztorriak
transcript = Partidaren transkripzioa
send = Bidali
press = Sakatu erlojua
reason = Arrazoia

## Buttons and fields of a player

do-adjust = J’adoube
do-offer = Eskaini berdinketa
do-accept = Onartu berdinketa
do-decline = Baztertu berdinketa
do-call = Gelditu erlojuak eta deitu epaileari
do-resign = Etsi
do-agree = Onartu legez kanpoko jokaldia desegitea
sure-resign = Partida etsi nahi duzu? Ezin da desegin.
claims = Erreklamazioak
claim-illegal = Legez kanpoko jokaldia
claim-flag = Bandera erori da
claim-threefold = Hiru aldiz errepikatutako posizioa
claim-fifty = 50 jokaldien araua
claim-threefold-with = Hiru aldiz errepikatutako posizioa, jokaldi honekin
claim-fifty-with = 50 jokaldien araua, jokaldi honekin
claim-touched = Aurkariak lauki honetako pieza ukitu du
claim-no-means = Aurkariak ezin du modu arruntean irabazi
claim-no-effort = Aurkaria ez da irabazten saiatzen
more = Gehiago
type-move = Idatzi jokaldi bat
seal = Zigilatutako jokaldia
displaces = Lauki hauetako piezak lekuz mugitu ditut
restores = Piezak beren lekuan jarri ditut
announces = Iragarritako jokaldia
asks-increment = Eskatu denbora gehigarria

## Buttons and fields of the arbiter

pending = Erabakia hartzeke
arbiter = Epailea
arbiter-starts = Abiarazi erlojua
arbiter-stops = Gelditu erlojuak
arbiter-flag = Adierazi bandera erori dela
arbiter-flags = Adierazi bi banderak erori direla
arbiter-illegal = Adierazi jokaldia legez kanpokoa dela
arbiter-position = Adierazi posizioa ezinezkoa dela
arbiter-clocks = Erlojuen zuzenketa
arbiter-sets = { $side ->
    [white] Zurien
   *[other] Beltzen
    } erlojuaren denbora berria
arbiter-gives = Eman denbora gehiago { $side ->
    [white] zuriei
   *[other] beltzei
    }
arbiter-penalties = Zigorrak
sure-loss = Partida jokalari honentzat galdutzat eman nahi duzu?
sure-expulsion = Jokalari hau txapelketatik kanporatu nahi duzu?
arbiter-findings = Irregulartasunak
find-setup = Hasierako posizio okerra
find-turned = Taula gaizki jarrita
find-colours = Koloreak trukatuta
find-clock = Erlojua gaizki jarrita
find-defective = Erloju akastuna
find-displaced = Piezak lekuz mugituta, jokaldi honen ondoren
find-count = Jokaldi kopuru ezezaguna
find-boards = Bi taulak ez datoz bat
arbiter-end = Emaitza eta gerorako uztea
sure-decide = { $result } emaitza erregistratu nahi duzu?
arbiter-continue = Jarraitu partidarekin
arbiter-adjourns = Eskatu zigilatutako jokaldia
arbiter-resumes = Hasi berriz partida
arbiter-opens = Ireki gutun-azala
arbiter-for-players = Jokalarien ekintzak
arrives = Markatu iritsi dela
phone = Erregistratu telefonoa edo gailua
refuses = Erregistratu Legeak betetzeari uko egin diola
stops-recording = Markatu idazteari utzi diola
records = Markatu idaztorria osorik dagoela
any-act = Transkripzio-agindua
choice-warning = Ohartarazpena
choice-time-opponent = Denbora gehiago aurkariari
choice-time-offender = Denbora gutxiago arau-hausleari
choice-points-opponent = Aurkariaren puntuak
choice-points-offender = Arau-hauslearen puntuak
choice-loss = Partida galtzea
choice-fine = Isuna
choice-rounds = Kanpoan uztea (txandak)
choice-expulsion = Kanporatzea
choice-uphold = Onartu
choice-reject = Baztertu
choice-postpone = Atzeratu erabakia
choice-continue = Jarraitu partidarekin
choice-new-game = Baliogabetu eta jokatu partida berria
choice-set-clocks = Doitu erlojuak
choice-draw = Adierazi berdinketa
choice-white = Desegin zurien jokaldia
choice-black = Desegin beltzen jokaldia
done-game-act = Ekintza erregistratu da.
done-game-answer = { $answer }

## The clock

clock-press = { $who }: sakatu erlojua
clock-period = { $number }. aldia ({ $of } guztira)
clock-increment = +{ $seconds } s
clock-moves-of = jokaldiak: { $made }/{ $needed }
clock-moves = jokaldiak: { $made }
clock-delay = denbora-atzerapena: { $seconds } s
clock-flag = bandera erorita
clock-flag-first = lehenik erori da
clock-flag-second = gero erori da
clock-stopped = Erlojuak geldirik
clock-turn = Trukatu aldeak
clock-fullscreen = Pantaila osoa
clock-sound = Soinua
clock-rate = Joko-erritmoa: { $rate }.
clock-dgt3000 = DGT 3000: { $option }. aukera.
clock-dgt2010 = DGT 2010: { $option }. aukera.
clock-dgt2010-hand = DGT 2010: { $option }. aukera, eskuz jarrita.
clock-dgt3000-hand = DGT 3000: { $option }. aukera, eskuz jarrita.

## The scoresheet

sheet-title = Idaztorria
sheet-of = { $who } jokalariaren idaztorria
sheet-caption = Jokaldiak
sheet-number = Zk.
sheet-move = Jokaldia
sheet-next = { $side ->
    [white] Zurien
   *[other] Beltzen
    } { $number }. jokaldia
sheet-correct = { $side ->
    [white] Zurien
   *[other] Beltzen
    } { $number }. jokaldiaren zuzenketa
sheet-erase = Ezabatu
sheet-dash = Marra
sheet-offer = (=) berdinketa
sheet-time = Denbora
sheet-time-how = Idatzi lehenbizi denbora, adibidez 1:23, eta sakatu gero tekla hau.
sheet-strike = Ezabatu jokaldia marraz
sheet-leave = Utzi
sheet-enter = Idatzi
sheet-take = Jarraitu idazten gailu honetan
sheet-board = Taula batean idaztea
sheet-board-off = Taula ez dago erabilgarri: ezin die idazkera laburrari eta marrei jarraitu.
sheet-sign = Emaitza
sheet-sign-it = Sinatu
sheet-signed = { $who } jokalariak { $result } sinatu du.
sheet-elsewhere = Idaztorri hau beste gailu batean irekita dago.
sheet-waiting = { $count ->
    [one] Jokaldi bat hemen gordeta dago, oraindik bidali gabe.
   *[other] { $count } jokaldi hemen gordeta daude, oraindik bidali gabe.
    }
sheet-sent = Dena bidali da.
sheet-offline = Sarerik gabe.
sheet-not-taken = adoubek ez du orain idaztorri hau onartzen. Gailu honetan gordeta dago. Kargatu berriro orria edo deitu epaileari.
sheet-refused = Ez da “{ $text }” onartu. Idatzi beste era batera edo deitu epaileari.
sheet-memory-only = Ez itxi orri hau: nabigatzaile honek ez ditu jokaldiak gordetzen.
sheet-reload = Orri honek konexiorik gabe ere balio du.
sheet-no-reload = Konexio segururik (https) gabe, orri hau ezin da sarerik gabe berriz ireki. Idatzitakoa gordeta geratzen da.
sheet-malformed = Hori ezin da idatzi. Erabili gehienez 40 karaktere.
sheet-full = Idaztorri hau beteta dago. Deitu epaileari.
sheet-corrections = Zuzenketak: { $count }

## The arbiter’s console

console-title = Epailearen kontsola
console-round = { $round }. txanda
console-calls = Deiak
console-no-calls = Ez dago deirik zain
console-boards = Taula guztiak
console-table = { $table }. taula
console-th-table = Taula
console-th-white = Zuriak
console-th-black = Beltzak
console-th-clock = Erlojua
console-th-move = Azken jokaldia
console-th-state = Egoera
console-trouble = denbora gutxi
console-player = Jokalaria
console-counted = Txapelketa honetako gertakariak
console-count-illegal = Legez kanpoko jokaldiak
console-count-late = Berandu iritsiak
console-count-phone = Telefonoa
console-count-claims = Baztertutako erreklamazioak
console-call-interrupted = adoube eten egin da. Erlojuak erregistratutako azken denboretan gelditu dira.
console-call-stopped = { $who } jokalariak erlojuak gelditu ditu eta epaileari deitzen dio.
console-call-decide = Erabakia hartzeke:
console-end-so = Amaitu partida { $result } emaitzarekin
console-result-by-hand = Txandak { $entered } emaitza du dagoeneko, baina hemen partida jokoan dago oraindik.
console-result-not-entered = Partida { $here } emaitzarekin amaitu da, baina txandak ez du oraindik emaitzarik. Sartu emaitza.
console-results-differ = Partida { $here } emaitzarekin amaitu da, baina txandak { $entered } du. Zuzendu bietako bat.
console-notice-illegal = Legez kanpoko jokaldia taulan
console-notice-touch = Pieza ukituta, aurkariak jokatu behar zuenean
console-notice-displaced = Erlojua sakatuta, piezak lekuz mugituta zeudela
console-notice-recording = Jokaldiak gaizki idatzita
console-notice-flag = Bandera bat erori da
console-appeal = { $who } jokalariak helegitea jarri du { $number }. erabakiaren aurka.
console-set-up = Partidak prestatzea
console-not-set-up = Prestatu gabe
console-set-up-intro = Txandako taula guztiak, joko-erritmoa { $rate }. Erlojuak gero abiarazten dira.
console-set-up-all = Prestatu taula guztiak
console-not-published = Parekaketak oraindik ez dira argitaratu. Lehenbizi, argitaratu txanda.
console-mode = Erabilitako taula
console-mode-board = Gailuko taula
console-mode-clock = Egurrezko taula, erloju honekin
console-supervision = Gainbegiratzea
console-supervision-default = Joko-erritmoaren arabera
console-supervision-full = Osoa
console-supervision-basic = Oinarrizkoa
console-start-all = Abiarazi erloju guztiak
console-stop-all = Gelditu erloju guztiak
done-console = { $count ->
    [one] Taula bat eguneratu da.
   *[other] { $count } taula eguneratu dira.
    }
warn-console-has-result = Taula ez da prestatu: dagoeneko { $result } emaitza du.

## Decision and envelope

decision-title = Epailearen erabakia
decision-list = Inprimatzeko erabakiak
decision-event = Txapelketa
decision-game = Partida
decision-when = Data eta ordua
decision-what = Gertatutakoa
decision-clocks = Erlojuak (zuriak – beltzak)
decision-number = Erregistroko zenbakia
decision-answers = Erabakia
decision-article = { $article } artikulua ({ $edition })
decision-arbiter = Epailearen sinadura
decision-appeal = Helegitearen ordua
decision-appeals = Erregistratu helegitea ({ $who })
envelope-title = Zigilatutako jokaldiaren gutun-azala
envelope-names = Jokalariak
envelope-position = Zigilatutako jokaldiaren aurreko posizioa
envelope-used = Erabilitako denbora (zuriak – beltzak)
envelope-left = Geratzen den denbora (zuriak – beltzak)
envelope-sealer = Jokaldia zigilatu duena
envelope-number = Zigilatutako jokaldiaren zenbakia
envelope-offer = Erantzun gabeko berdinketa-eskaintza
envelope-resumes = Berriz hastea (lekua, data eta ordua)
envelope-commitment = Zigilatutako jokaldiaren hatz-marka
envelope-open-page = Partidaren orria
envelope-why = Hatz-marka jokaldia zigilatzean erregistratu zen, eta gutun-azala irekitzean egiaztatzen da.

## Live boards

wall-title = Taulak zuzenean
wall-delay = { $seconds ->
    [one] Segundo bateko atzerapenarekin ematen da.
   *[other] { $seconds } segundoko atzerapenarekin ematen da.
    }
wall-delay-minutes = { $minutes ->
    [one] Minutu bateko atzerapenarekin ematen da.
   *[other] { $minutes } minutuko atzerapenarekin ematen da.
    }
wall-no-moves = Zuzeneko jokaldirik gabe
wall-pgn = Partidak (PGN)

## The rulebook

laws-title = Xakearen Legeak
laws-menu = Edizioak
laws-edition = Xakearen Legeak ({ $edition })
laws-own-words = Artikulu bakoitza, gure hitzetan azalduta. Testu ofizialak argitaratzaileenak dira.
laws-search = Bilatu Legeetan
laws-search-go = Bilatu
laws-found = { $count ->
    [0] Ez da artikulurik aurkitu. Saiatu beste hitz batzuekin.
    [one] Artikulu bat aurkitu da.
   *[other] { $count } artikulu aurkitu dira.
    }
laws-article = { $number } artikulua ({ $edition })
laws-not-in-edition = Edizio honek ez du artikulu hori.
laws-example = Erakutsi adibide bat
laws-example-back = Atzera
laws-example-on = Zer gertatzen den gero
laws-in = Edizioa: { $edition }
laws-see = Ikus, halaber
laws-compare = Alderatu edizioak
laws-compare-title = Edizioak: { $first } eta { $second }
laws-compare-count = { $all } artikulutik { $shown } ikusgai.
laws-compare-all = Erakutsi denak
laws-compare-differences = Erakutsi desberdintasunak bakarrik
laws-th-article = Artikulua
laws-same = berdina
laws-renumbered = beste zenbaki bat
laws-different = desberdina
laws-only-first = lehenengoan bakarrik
laws-only-second = bigarrenean bakarrik
laws-glossary = Glosarioa

## The case book

cases-title = Kasu praktikoak
cases-intro = Irakurri gertatutakoa, aukeratu erabaki bat eta egiaztatu artikuluarekin.
cases-case = { $number }. kasua
cases-edition = Legeen edizioa: { $edition }
cases-happened = Gertatutakoa
cases-question = Zein da zure erabakia?
cases-choose = Aukeratu erabaki zuzena
cases-send = Bidali erabakia
cases-right = Zuzena.
cases-wrong = Ez da zuzena. Erabaki zuzena:
cases-read = Irakurri { $article } artikulua
cases-again = Saiatu berriro
cases-next = Hurrengo kasua

## Two boards, appeals, announcements and more

not-sealed = Jokaldia ez dator bat zigilatutako jokaldiaren hatz-markarekin. Gutun-azala itxita geratzen da.
notation = Idazkera
notation-letters = Letrak
notation-figurines = Irudiak
voice = Jokaldien iragarpena
voice-own = Hizkuntza honetan
voice-german = Alemanezko izenekin
announced = Azken iragarpena
console-set-up-one = Prestatu taula hau
console-set-up-one-intro = Taula hau bakarrik, joko-erritmoa { $rate }. Erlojua gero abiarazten da.
console-blind = Jokalari itsua
console-blind-none = Bat ere ez
console-blind-both = Biak
console-position = Hasierako posizioa (FEN), ohikoa ez bada
console-offence = Legez kanpokoa: { $side ->
    [white] zurien
   *[other] beltzen
    } { $number }. jokaldia
console-counted-round = Gertakariak: txanda hau / txapelketa osoa
console-counted-nothing = Gertakaririk ez
console-count-penalties = Zigorrak
appeal-uphold = Onartu helegitea
appeal-reject = Baztertu helegitea
appeal-upheld = Helegitea onartu da.
appeal-rejected = Helegitea baztertu da.
sheet-signs = Sinatu ({ $who })
second-title = Alderatu bi taulak
second-here = Partida hau
second-there = Beste taula
second-how = Jarri piezak beste taulan bezala. Bat kentzeko, arrastatu taulatik kanpora.
second-men = Beste taulako piezak (FEN)
second-compare = Alderatu
second-equal = Bi taulak berdinak dira.
second-differ = { $count ->
    [one] Taulak lauki batean ez datoz bat.
   *[other] Taulak { $count } laukitan ez datoz bat.
    }
second-malformed = Ezin dira piezak irakurri. Idatzi zortzi errenkada, zortzigarrenetik lehenengora, adibidez 4k3/8/8/8/8/8/8/4K3.
view-tools = Ikuspegia eta iragarpenak

## Reasons, the projector, and two scoresheets compared

reason-how = Zure hurrengo erabakiarekin gordetzen da, ordua eta zure izena barne.
reason-seen = Epaileak ikusi du
reason-claimed = Aurkariak erreklamatu du
reason-agreed = Bi jokalariak ados daude gertatutakoarekin
reason-disturbed = Aurkariari traba egin dio
reason-repeated = Berriz egin du, ohartarazpen baten ondoren
seats-plain = Helbide hau ez da segurua (http). Sareak huts egiten badu, gailuek idatzitakoa gordetzen dute, baina https behar dute idaztorria konexiorik gabe berriz irekitzeko.
console-interrupted-time = Azken ekintza: { $last }; itzulera: { $back }. Pentsatzeko denboratik gehienez { $time } ez da inongo erlojutan zenbatu ({ $who }).
decision-by = Erabakitzailea
decision-by-desk = adoube (automatikoki)
decision-by-laws = adoube (automatikoki), { $who } jokalariaren ekintza baten ondoren
console-laws-say = Aplikatzekoak diren artikuluak
decision-to-print = Inprimatu erabakia
wall-projector = Proiektorerako ikuspegia
wall-page = { $page }/{ $pages }
sheet-differ-here = hemen ez datoz bat
sheet-agreed-position = Bi idaztorriak bat datozen azken posizioa
sheet-both-allow = Bi idaztorriekin bateragarriak diren partidak
sheet-one-game = Partida bakarra da bi idaztorriekin bateragarria:
sheet-many-games = Partida bat baino gehiago dira bi idaztorriekin bateragarriak, adibidez:
sheet-no-game = Ez dago bi idaztorriekin bateragarria den partidarik. Jokaldi-segida bateragarri luzeena:

## Options, reasons and new games

choice-square = { $square } laukiko pieza ukitu da lehenik
choice-both-lose = Bi jokalariek galtzen dute
choice-loss-score = Partida galtzea; { $score } aurkariarentzat
choice-forfeit = Ez agertzeagatik galtzea ({ $result })
sure-new-game = Partida hau baliogabetu eta berri bat jokatzea nahi duzu?
arbiter-loses = Erregistratu gutun-azala galdu dela
arbiter-loses-times = Erregistratu gutun-azala eta denborak galdu direla
arbiter-loses-position = Erregistratu gutun-azala eta posizioa galdu direla
sure-loses = Gutun-azala galdu dela erregistratu nahi duzu?
find-displaced-uncertain = Piezak lekuz mugituta; azken posizio segurua, jokaldi honen ondoren
find-resumption = Gerorako utzitako posizioa gaizki jarrita
find-boards-after = Bi taulak ez datoz bat; idaztorriak bat datoz jokaldi honetara arte
claim-clock = Erlojua gaizki jarrita berriz hastean
claim-bare-king = Aurkariak erregea bakarrik du
withdraws = Utzi bertan behera eskaintza edo erreklamazioa
asks-scoresheet = Erregistratu idaztorria eskatu duela
console-call-new-game = Partida baliogabetu da. Prestatu partida berria.
console-new-game = Prestatu partida berria
reason-of = { $what }, { $number }. jokaldia ({ $article })
reason-illegal = { $side ->
    [white] Zurien
   *[other] Beltzen
    } legez kanpoko jokaldia, { $number }. jokaldia ({ $article })
reason-flag = { $side ->
    [white] Zurien
   *[other] Beltzen
    } bandera erori da ({ $article })
call-valid = Onartu arrazoia
call-invalid = Baztertu arrazoia

## Shared by the pages of the office

title = Bulegoa
needed = Eremu hau nahitaezkoa da.
too-long = Idatzi gehienez 120 karaktere, lerro bakar batean.
no-day = Idatzi data bat, adibidez 2026-11-21.
no-days = Idatzi data bat lerro bakoitzean, adibidez 2026-12-25. Gehienez 366 data.
no-moment = Idatzi data eta ordua, adibidez 2026-11-21T16:30.
no-number = Idatzi { $least } eta { $most } arteko zenbaki bat.
choose = Aukeratu zerrendako balio bat.
nobody = Izen edo zenbaki ezezaguna. Aukeratu iradokizunetako bat.
search-hint = Idatzi letra batzuk eta aukeratu zerrendako bat.
no-match = Neurketa ezezaguna. Aukeratu iradokizunetako bat.
show = Erakutsi
show-all = Erakutsi denak ({ $count })
hand-in = Aurkeztu bulegoan
delegation = Ordezkaritza:
done-handed-in = Aurkeztu da. Bulegoak onartu edo baztertu egingo du.

## Documents that are missing or late

waiting = Klubek aurkeztutakoa, onartzeko zain
accept = Onartu
decline = Baztertu
late = Epez kanpo
soon = Epea amaitzear
later = Oraindik epe barruan
paper = Dokumentua
about = Zeri dagokion
due = Epea
received = Jasota
owed = Aurkezteke dauden dokumentuak
unsettled = Hasitako neurketak, behin betiko emaitzarik gabe
no-report = Jakinarazi gabe
differ = Bat ez datozen jakinarazpenak
licences = Lizentzia-eskaerak
clubs = Klubak
nothing = Ez dago ezer egiteke.
hand-in-paper = Erregistratu jasotako dokumentu bat
or-person = Edo pertsona bat
warnings = Abisuak
done-accepted = Bidalketa onartu eta erregistratu da.
done-declined = Bidalketa baztertu da.
done-handed-in-paper = Dokumentua jasotzat markatu da.

## Counts, after a number

count-waiting = onartzeko zain
count-late = epez kanpo
count-committee = Lehiaketa Batzordean
count-commission = Kirol Batzordean
count-cases = ebazteke guztira

## The season

season-new = Denboraldi berria
season-make = Ireki denboraldia
season-name = Denboraldiaren izena
season-year = Hasiera-urtea
season-since = Hasiera-data
season-year-hint = Denboraldia hasten den urtea.
season-protected = Jokalaririk gehitu ezin den azken txanden kopurua
season-protected-hint = Indar-ordenak atariko faseko azken txanda hauek baino lehen ixten dira (5.321).
season-holidays = Jaiegunak
season-holidays-hint = Data bat lerro bakoitzean, adibidez 2026-12-25. Lanegunetan neurtutako epeetan ez dira zenbatzen.
season-towns = Herrien izenak
season-settings = Ezarpenak
done-season-made = Denboraldia ireki da. Orain, erregistratu klubak.

## Clubs

club-title = Klubak
club-none = Oraindik ez dago klubik. Erregistratu lehenengoa.
club-name = Klubaren izena
club-number = Zenbakia
club-town = Herria
club-province = Probintzia
club-by-delegation = dokumentuak ordezkaritzaren bidez, bi aletan
club-directly = dokumentuak zuzenean federaziora
club-address = Joko-lokalaren helbidea
club-address-hint = Txapelketa bat hasi baino lehen beranduegi jakinarazten bada, klubak berak abisatu behar die hara joatekoak diren klubei (5.10).
club-new-address = Helbide-aldaketa
club-announce = Jakinarazi helbide berria
club-moved = Jakinarazpen-data:
club-delegates = Ordezkariak
club-delegate = Lehen ordezkaria
club-delegate-second = Bigarren ordezkaria
club-delegate-new = Ordezkari berria
club-delegates-needed = Klub batek gutxienez ordezkari bat behar du. Eutsi bati edo gehitu beste bat.
club-no-delegates = Ordezkaririk gabe
club-teams = Taldeak
club-no-teams = Oraindik ez dago izena emandako talderik.
club-players = Jokalariak
club-new = Klub berria
club-register = Erregistratu kluba
club-facts = Klubaren datuak
club-accounts = Ordezkarien kontuak
club-accounts-hint = Ordezkari baten kontuak klub honen izenean eta denboraldi honetan bakarrik jardun dezake.
club-account-add = Sortu ordezkari baten kontua
done-club-made = Kluba erregistratu da.
warn-address-late = Helbidea beranduegi gorde da txapelketa bat hasi baino lehen. Abisatu posta ziurtatuz “Abisuak” atalean agertzen diren klubei (5.10).

## Players and licences

licence-title = Lizentzia
licence-in-force = Indarrean
licence-suspended = Jokatzeko debekuarekin
licence-ended = { $day }: amaituta
licence-none = Eskatu gabe
licence-complete = Osatuta, emateko prest
licence-missing = Falta diren dokumentuak:
licence-lacks = Falta da
licence-handed-in = Aurkeztuta
licence-minor = Adingabea: familia-liburua behar da
licence-category = Kategoria
licence-nationality = Nazionalitatea
licence-catalan = Kataluniako Eloa
licence-national = Espainiako Eloa
licence-international = FIDE Eloa
licence-norms = Mestre Català tituluaren normak
licence-norm-lost = { $of } denboraldiko norma, { $at } denboraldiaren amaieran galdua
licence-why = Eskaera mota
licence-case-new = Lizentzia berria
licence-case-renewal = Berritzea
licence-case-change-of-club = Klub-aldaketa
licence-has-number = Badu zenbaki nazionala
licence-papers = Aurkeztutako dokumentuak
licence-hand-in = Aurkeztu falta diren dokumentuak
licence-apply = Eskatu lizentzia
licence-grant = Eman lizentzia
licence-new-player = Gehitu jokalaria
licence-not-born = Idatzi gaur baino lehenagoko jaiotze-data bat.
licence-born-needed = Sartu lehenik jokalariaren jaiotze-data. Behar diren dokumentuak adinaren araberakoak dira.
licence-person = Datu pertsonalak
licence-guardian = Legezko tutorea (adingabeak)
licence-guardian-contact = Legezko tutorearen telefonoa edo helbide elektronikoa
licence-consent = Legezko tutorearen baimena egiaztatuta
licence-consent-seen = Baimena egiaztatuta
licence-consent-missing = Baimena falta da
licence-correct = Editatu kategoria, titulua eta Eloak
licence-move = Klub-aldaketa
licence-move-hint = Denboraldi honetako lizentzia duen jokalaria ezin da klubez aldatu. Lehen kategoriako jokalarien eta Preferenteen aldaketek klub-aldaketen zerrendan agertu behar dute (5.21).
licence-new-club = Klub berria
licence-record-title = Erregistratu titulua
licence-ground = Arrazoia
done-licence-granted = Lizentzia eman da.
done-player-made = Jokalaria gehitu da eta lizentzia eskatu da.
title-mestre-catala = Mestre Català
title-national-master = Maisu nazionala
title-fide-master = FIDE maisua
title-international-master = Nazioarteko maisua
title-grandmaster = Maisu handia
nationality-home = Bertakoa
nationality-andorran = Andorratarra
nationality-foreign = Atzerritarra
ground-absolute-championship = Txapeldun absolutua edo txapeldunordea (1)
ground-fide-title = FIDE maisuaren titulua edo nazioarteko maisuaren norma (2)
ground-spanish-junior = Espainiako gazteen txapelduna (3)
ground-spanish-final = Espainiako finaleko lehen bosten artean (4)
ground-three-norms = Tituluak eskatzen dituen normak (5)
entry-halves-hint = Kopa erdika jokatzen duen talde batek bi aldiz eman dezake izena, erdi bakoitzeko behin (7.26).
entry-places = Plazak, mugatuak badira (Eloaren arabera)
entry-minimum-elo = Gutxieneko Eloa
entry-last-year = Iazko postua (lehiaketa eta multzo berean)
entry-places-draw = Jokalari hauen artean jendaurrean zozkatuko diren plazak: { $count } (1.714).
licence-record-norm = Erregistratu Mestre Català tituluaren norma bat
licence-norm-hint = Bete normak eskatzen dituen datuak. Indarrean dagoen hirugarren normak titulua ematen du.
licence-norm-day = Normaren data
licence-norm-rating = Zerrendako Eloa
licence-norm-games = Partidak
licence-norm-open = Txapelketa homologatua
licence-norm-average = Aurkarien Elo-batezbestekoa
norm-barcelona-open = Postua Bartzelonako Irekiko A multzoan (2)
norm-rating-list = Elo-zerrenda (1)
norm-percentage = Ehunekoa txapelketa homologatu batean (3)
norm-earlier = Aurreko denboraldi bateko norma

## Strength lists

strength-title = Indar-ordena
strength-stamped = Zerrenda zigiluduna
strength-not-stamped = Zigilurik gabeko zerrenda
strength-number = Zk.
strength-titular = Taldea (titularra)
strength-half = Copa Catalana
strength-added = Gehitua
strength-additions = Jokalariak gehitzea (5.311, 5.321)
strength-open = Irekita
strength-closed = Itxita: azken txandak hasi dira
strength-until = ixteko data:
strength-add = Gehitu jokalaria zerrendara
strength-add-hint = Denboraldi honetan lizentzia berria eskatu eta oraindik jaso ez duten jokalariak bakarrik gehi daitezke. Jokalari berriak bis, ter… zenbakia hartzen du, ahulagoa ez den azken jokalariaren atzean. Indar bereko jokalarien artean, lekua aukera dezakezu.
strength-after = Aurreko zenbakia
strength-order = Zerrendaren ordena
strength-order-hint = Lehenik Preferenteak, Eloaren arabera; gero, lehen, bigarren eta hirugarren kategoriak. Berdinen artean klubak erabakitzen du. Zenbakirik ez duena ez dago zerrendan.
strength-stamp = Jarri zigilua zerrendari
strength-twice = Zenbaki hau bi aldiz agertzen da.
strength-empty = Eman zenbakia gutxienez jokalari bati.
strength-waits = Zerrenda edo jokalari berri bat bulegoaren onespenaren zain dago.
done-list = Zerrenda zigiluduna gorde da.

## Competitions

entry-competitions = Lehiaketak
entry-competition = Lehiaketa
entry-none = Oraindik ez da lehiaketarik iragarri.
entry-announce = Iragarri lehiaketa
entry-name = Lehiaketaren izena
entry-kind = Modalitatea
entry-kind-league = Liga, itzuli bakarrean
entry-kind-double = Liga, bi itzulitan
entry-kind-double-swapped = Liga, bi itzulitan, lehen itzuliko azken bi txandak trukatuta
entry-kind-swiss = Taldekako suitzar sistema
entry-kind-cup = Kopa
entry-kind-individual = Banakakoa
entry-boards = Taulak neurketa bakoitzean
entry-until = Izena emateko azken eguna
entry-closed = Itxita
entry-first = Lehen txanda
entry-count = Txanda kopurua
entry-every = Txanden arteko egunak
entry-dates = Data guztiak (aukerakoa)
entry-dates-hint = Txanda bat lerro bakoitzean, adibidez 2026-11-21 16:30. Data hauek aurreko hiru eremuak ordezten dituzte.
entry-dates-bad = Idatzi data eta ordu bat lerro bakoitzean, ordenan, adibidez 2026-11-21 16:30.
entry-scoring = Puntuazioa
entry-scoring-matches = Neurketa-puntuak
entry-scoring-olympic = Partida-puntuak (olinpikoa)
entry-scale = Neurketa bakoitzeko puntuak
entry-scale-one = 1, ½, 0
entry-scale-two = 2, 1, 0
entry-order = Berdinketa-hausteak
entry-order-championship = Elkarren arteko emaitza, Sonneborn-Berger, Kashdan, holandarra (1.11)
entry-order-dutch = Holandarra (1.21, 1.51)
entry-order-boards = Partida-puntuak, elkarren arteko emaitza, Sonneborn-Berger
entry-order-fide = FIDEren kodeak (C.07), hurrengo eremukoak
entry-codes = FIDEren taldeentzako kodeak
entry-codes-hint = Ordenan, adibidez MPvGP, EDE, EMGSB-C1, BC. Erantsi :MP edo :GP zein puntu zenbatzen diren aukeratzeko. “FIDEren kodeak” aukeratuta bakarrik erabiltzen dira.
entry-codes-bad = Idatzi C.07ko taldeentzako 1 eta 8 kode artean, adibidez MPvGP, EDE, EMGSB-C1. Eloan oinarritutako koderik ez da onartzen.
entry-promoted = Igoerak multzo bakoitzean
entry-relegated = Jaitsierak multzo bakoitzean
entry-session = Saioaren plana
entry-session-hint = Erlojuen hasierako ordua eta, gero, kontrol bakoitza bere jokaldiekin, adibidez 2:59; 5:00 40; 6:00 60.
entry-session-bad = Idatzi saioaren plana, adibidez 2:59; 5:00 40; 6:00 60.
entry-session-start = Erlojuen hasierako ordua: { $at }
entry-session-control = { $moves ->
    [one] { $at } kontrola: jokaldi bat
   *[other] { $at } kontrola: { $moves } jokaldi
}
entry-province = Probintzia honetara mugatua
entry-standing = Helegiteak
entry-standing-appealable = Federazioan aurkezten dira
entry-standing-final = Ez dago: ebazpenak behin betikoak dira (2.2)
entry-counting = Elorako balioa
entry-counting-official = Lehiaketa ofiziala
entry-counting-closed-fide = Lehiaketa itxia, FIDE Elorako baliozkoa
entry-counting-if-accepted = Federazioa ados badago bakarrik
entry-rules = Elo-arauen edizioa
entry-preliminary = Taldekako Txapelketaren atariko fasea (indar-ordenak ixten ditu)
entry-count-teams = { $count ->
    [one] talde bat
   *[other] { $count } talde
}
entry-count-players = { $count ->
    [one] jokalari bat
   *[other] { $count } jokalari
}
entry-rounds-closed = Itxitako txandak: { $closed }/{ $rounds }
entry-clashes = Egutegien gainjartzeak
entry-clashes-hint = Egun hauetan, banakako lehiaketa bateko jokalariek edo haien klubek beste lehiaketa batean ere jokatzen dute (15).
entry-settings = Lehiaketaren datuak
entry-rounds = Txandak eta egutegia
entry-round-closed = Itxita
entry-round-open = Jokoan
entry-ask-change = Eskatu aldaketa
entry-pair = Parekatu hurrengo txanda
entry-close = Itxi txanda
entry-groups = Multzoak
entry-groups-first = Osatu lehenik multzoak.
entry-group = Multzoa
entry-number = Parekaketa-zenbakia
entry-number-twice = Multzo honetako beste talde batek badu zenbaki hau.
entry-draw = Multzoen zozketa
entry-draw-button = Zozkatu multzoak
entry-draw-hint = Zozketak talde bakoitzaren multzoa eta zenbakia erabakitzen ditu. Emaitza erregistroan gordetzen da.
entry-how-many-groups = Multzo kopurua
entry-by-hand = Multzoak eta zenbakiak eskuz
entry-group-names = Multzoen izenak
entry-teams = Taldeak
entry-team = Taldea
entry-no-teams = Oraindik ez dago izena emandako talderik.
entry-new-team = Klubaren hurrengo taldea
entry-category = Kategoria denboraldiaren hasieran
entry-enter = Gehitu taldea
entry-enter-player = Gehitu jokalaria
entry-entered = Izen-ematea
entry-delivery = Aurkezteko bidea
entry-delivery-by-hand = Eskura emanda
entry-delivery-registered-post = Posta ziurtatua
entry-delivery-through-delegation = Ordezkaritzaren bidez
entry-received = Jasotze-eguna, gaur ez bada
entry-gone = { $round ->
    [0] Lehen txanda baino lehen erretiratuta
   *[other] { $round }. txandaren ondoren erretiratuta
}
entry-annulled = Puntuak baliogabetuta
entry-public = Orri publikoa
entry-age = Adina (gazteen lehiaketak)
entry-circumstances = Egoera berezia, dokumentuekin
entry-remarks = Oharrak
entry-goes-on = Puntuak edozein direla ere, jarraitzen du (14.22)
entry-choose-other = Aukeratu beste lehiaketa (15.81)
entry-chose-other = Beste lehiaketa jokatzen du
entry-absent = Erregistratu ez dela agertu (14.1)
entry-withdraw-hint = Preferente bat erretiratzeko, Lehiaketa Batzordeak onartu behar du (14.21).
entry-hopeless = Erretiratu igotzeko aukerarik ez duen jokalaria (14.22)
entry-hopeless-hint = Jokalaria bi baldintza hauek betetzen badira bakarrik erretiratzen da: ezin du gehiago igo eta ez du jarraitzea aukeratu.
entry-points = Lortutako puntuak
entry-seconds-met = Bigarren kategoriako edo goragoko aurkariak
entry-game-date = Zehaztu gainjartzeak eragiten dion partida baten data (15.8)
entry-represents = Beste lehiaketan noren izenean jokatzen duen
entry-represents-territory = Lurraldearen izenean
entry-represents-other = Beste federazio baten izenean, edo inorenean ez
entry-classification = Azken sailkapeneko tituluak eta normak
entry-classification-hint = Berdinketak hautsi ondoren, txapeldunak eta txapeldunordeak titulua edo norma lortzen dute.
entry-title-event = Titulua edo norma
entry-title-event-absolute-championship = Kataluniako txapelketa absolutua: titulua
entry-title-event-barcelona-open-a = Bartzelonako Irekia, A multzoa: norma
entry-final-order = Azken sailkapena, txapeldunetik hasita
done-competition = Lehiaketa iragarri da.
done-entered-team = Taldea gehitu da.
done-groups = Multzoak gorde dira.
done-league-paired = Txanda parekatu da.
done-league-closed = Txanda itxi da.
done-withdrawn = Erretiratzea erregistratu da.

## Venues

venue-title = Joko-lokalak
venue-one = Joko-lokala
venue-none = Oraindik ez da joko-lokalik eskatu.
venue-ask = Eskatu joko-lokalaren baimena
venue-clubs = Klubak
venue-joint = Elkartutako kluba
venue-entered = Izena emandako jokalariak
venue-travel = Minutuak Bartzelonako erdigunetik garraio publikoan
venue-boards = Sartzen diren taulak
venue-alternatives = Ordezko lokalak
venue-own-rounds = Klubaren lokalak lehentasuna duen txandak
venue-grouping = Multzo geografikoak
venue-grouping-geographic = Bai
venue-grouping-none = Ez
venue-principal = Ordezkari nagusia
venue-auxiliary = Ordezkari laguntzailea
venue-authorised = Baimenduta
venue-refused = Ukatuta
venue-undecided = Erabakitzeke
venue-replace-needed = Aldatu beharreko ordezkaria, lehiaketan gehiago jokatzen ez duelako (5.422 g):
venue-replace = Aldatu ordezkaria
venue-who-goes = Kargua uzten duen ordezkaria
venue-who-comes = Ordezkari berria
done-venue-asked = Joko-lokala eskatu da. Federazioak erabakiko du.

## Open tournaments

open-title = Txapelketa irekiak
open-open = Txapelketa irekia
open-none = Oraindik ez da homologaziorik eskatu.
open-ask = Eskatu homologazioa
open-name = Txapelketaren izena
open-club = Klub antolatzailea
open-club-hint = Homologazio-kuota klub honi kobratzen zaio. Utzi hutsik klub batek ere antolatzen ez badu.
open-requested = Eskaera-data
open-first = Hasiera-data
open-last = Amaiera-data
open-last-before-first = Amaiera-data hasiera-data baino lehenagokoa da. Zuzendu bietako bat.
open-rounds = Txandak
open-players = Jokalariak
open-categories-needed = Markatu gutxienez kategoria bat multzo honetan.
open-distances = Beste txapelketa irekietarainoko distantzia, kilometrotan
open-km-bad = Adierazi kilometroak, adibidez 29,9.
open-homologated = Homologatuta
open-refused = Baztertuta
open-undecided = Arauak onartzeke
open-annulled = Baliogabetuta
open-annul = Eskatu baliogabetzea irregulartasunengatik
open-report-due = Txostena falta da
open-report-in = Txostena jasota
done-open-asked = Homologazioa eskatu da. Federazioak erabakiko du arauak onartu ala ez.

## Cases

case-title = Espedienteak
case-number = { $number }. espedientea
case-none = Ez dago espedienterik ebazteke.
case-decided = Ebatzitako espedienteak
case-since = hasiera-data:
case-raise = Espediente berria
case-raise-send = Ireki espedientea
case-handbook = Dagokion araua
case-decides = Organo ebazlea:
case-what = Gaia
case-scope = Eremua
case-regional = Eskualdekoa
case-national = Nazionala
case-make-national = Markatu nazional gisa
case-national-hint = Espediente nazionaletan, FEDA da azken instantzia (2.1 b).
case-telephones = Jokalarien telefonoak
case-withdrawn = Espedientea ireki zuen ekintza desegin da, eta ez da ebatzi behar.
case-withdrawn-mark = Kenduta
done-raised = Espedientea ireki da. Ebazteke dago orain.

## Fields of a new case

case-board = Taula
case-board-or-team = Taula (0 talde osorako)
case-minutes = Hasiera ofizialetik igarotako minutuak
case-side = Taldea
case-match = Neurketa
case-matches = Neurketen zenbakiak
case-matches-hint = Utzi hutsik txanda osorako.
case-affected-hint = Egutegiak gainjartzeak eragiten dien neurketak bakarrik. Gainerakoak beren egunean jokatzen dira.
case-round = Txanda
case-wanted = Eskatutako data
case-ground = Arrazoia
case-ground-clash = Egutegiak gainjartzea (15)
case-ground-ordinary = Beste arrazoi bat
case-other-venue = Beste lokal bat
case-hall-hint = Txanda osoa beste lokal batean jokatzen bada bakarrik. Neurketa guztietako taulek sartu behar dute bertan.
case-hall-address = Lokalaren helbidea
case-hall-boards = Edukiera (taulak)
case-hall-travel = Bidaiaren iraupena Bartzelonako erdigunetik garraio publikoan (minutuak)
case-hall-room = { $boards ->
    [one] taula bat
   *[other] { $boards } taula
}
case-hall-minutes = { $minutes } min
league-hall = Txanda osoa lokal berean jokatzen da:
case-person = Pertsona
case-people = Pertsonak
case-people-hint = Bat lerro bakoitzean: izena edo #zenbakia.
case-people-bad = Pertsona ezezagun bat dago, edo pertsona gutxiegi daude. Adierazi bat lerro bakoitzean: izena edo #zenbakia.
case-teams-of-event = Markatu gutxienez talde bat, eta lehiaketa honetako taldeak bakarrik.
case-which = Espediente-zenbakia
case-offender-hint = Bete eremu bakar bat: pertsona, taldea edo kluba.
case-offender-needed = Adierazi pertsona, talde edo klub bat.
case-facts = Gertatutakoa
case-facts-hint = Zer gertatu den, non eta noiz, zure hitzekin.
words-long = Idatzi 4.000 karaktere gehienez.

## Resolutions

case-options = Ebazpen posibleak
case-decide = Ebatzi espedientea
case-decision = Ebazpena
case-decided-on = Ebazpen-data
case-ruling = Ebazpena
case-result = Emaitza
case-at = Data eta ordua
case-sanction = Zehapena
case-order = Zozketaren ordena
case-order-hint = Pertsona bat lerro bakoitzean, zozketaren ordenan.
case-no-circular = Oraindik ez dago zehapenen zirkularrik. Sartu bat lehenik.
case-reasons = Ebazpenaren arrazoiak
case-reasons-hint = Azaldu zergatik. Alderdiek irakurriko dute.
case-breach-yes = Arau-haustea frogatuta
case-breach-no = Arau-haustea frogatu gabe
case-point = Auzia
case-if-upheld = Onartuz gero:
case-if-rejected = Baztertuz gero:
case-sat = Erabaki duten kideak
case-sat-hint = Adierazi nork hartu duen erabakia. Inork ezin du espediente bera bi instantziatan ebatzi (2.1).
case-sat-person = Pertsona
case-same-instance = Kontu honek lehen instantzian ebatzi zuen espedientea. Helegitea beste norbaitek ebatzi behar du (Lehiaketa Batzordea 2.1).
case-vote = Bozketa
case-vote-hint = Sartu guztizkoak bakarrik. { $members } kideetatik gutxienez { $needed } kidek eman behar dute botoa. Presidenteak hausten ditu berdinketak (7.1-7.3).
case-vote-for = Alde
case-vote-against = Kontra
case-vote-blank = Boto zuriak
case-blank = boto zuri
case-president = Presidentearen botoa
case-ballot-for = Alde
case-ballot-against = Kontra
case-ballot-blank = Zuri edo botorik eman gabe
case-revoked = Atzera botata
done-ruled = Ebazpena erregistratu eta aplikatu da.

## Receipt of resolutions, appeals

case-received = Jasotze-data
case-received-if = Jasotze-data (utzi hutsik oraindik jaso ez bada)
case-not-received = Oraindik jaso gabe
case-enter-received = Ebazpena jasotzea
case-parties = Jasotzea
case-party = Hartzailea
case-party-all = Alderdi guztiak, egun berean
case-organiser = Antolatzailea: { $name }
case-appeal = Helegitea
case-appeal-now = Aurkeztu helegitea
case-appeal-who = Helegitea aurkezten duena
case-appeal-by = Helegilea
case-appeal-until = helegiteen azken eguna:
case-appeal-days = jaso eta { $days } eguneko epean
case-appealed = Helegitea aurkeztuta
case-no-instance = Ezin da helegite gehiagorik aurkeztu
case-grounds = Helegitearen arrazoiak
case-grounds-hint = Azaldu zergatik ez den zuzena ebazpena.
done-appealed = Helegitea hurrengo instantziari aurkeztu zaio.

## Handbook rule for each kind of case

case-rule-venue = Klub batek bere joko-lokalerako baimena eska dezake, eta beste lokal batzuetarako ere bai; haiek ere beretzat hartzen dira. Aukera bat baino gehiago badago, lokal propioak lehentasuna du bi txandatik behin. 5.422 i ataleko baldintzak egiaztatu dira dagoeneko.
case-rule-incident = Ordezkariek gertakari bat konpondu ezin badute, partida gerorako uzten da, zigilatutako jokaldi batekin. Bi bertsioak aktaren atzealdean daude, eta beste taldeak irakurrita sinatu du bakoitza. Lehiaketa Batzordeak partida jarraitzeko agintzen du, edo emaitza ematen du.
case-rule-sub-condicione = Arau bati buruz ados ez dauden jokalariek jokatzen jarrai dezakete. Emaitza Lehiaketa Batzordeak auziari buruz hartzen duen erabakiaren araberakoa da.
case-rule-analysis = Amaitu gabeko partida bat, baloratzeko modukoa bada eta neurketa erabaki ezin badu, saioaren azken kontrolera arte jokatzen da, eta gero analisira bidaltzen da. Lehiaketa Batzordeak ematen du emaitza.
case-rule-analysis-second = Neurketa bigarren saioan erabakitzen bada, amaitu gabeko partidak hurrengo kontrolera arte jokatzen dira, eta gero analisira bidaltzen dira. Lehiaketa Batzordeak ematen du emaitza.
case-rule-third-session = Zigilatutako bigarren jokaldiaren ondoren, Lehiaketa Batzordeak hirugarren saio bat agintzen du lokal berean, edo partida adjudikatzen du.
case-rule-delay = Bisitarien atzerapenen frogagiriak Lehiaketa Batzordera bidaltzen dira, eta hark onartu edo baztertu egiten ditu. Baztertuz gero, itxaron-denbora igarota iritsi denak ez agertzeagatik galdu du.
case-rule-force-majeure = Elurra, hotz-bolada edo antzekorik badago, federazioak erabakitzen du ezinbesteko arrazoirik dagoen, eta txanda osoa edo zati bat atzeratu behar den.
case-rule-withdrawal = Preferente bat Lehiaketa Batzordeak onartutako arrazoi batengatik bakarrik erretira daiteke.
case-rule-clash = Neurketa bat FEDAren edo FIDEren egutegiarekin gainjartzen bada, federazioak beste data bat bilatzen du, arauen barruan.
case-rule-other-event = Beste lehiaketa ofiziala ez bada, Kirol Batzordeak erabakitzen du ofizialtzat hartu ala ez. Hartzen ez badu, ez da partidarik aldatzen.
case-rule-date = Guztiak guztien aurkako lehiaketetan, Kirol Batzordeak larunbat edo jaiegun bat finkatzen du gainjartzeak eragiten dien partidetarako; ahal bada, txanda baino lehen.
case-rule-last-round = Egutegiak gainjartzeak azken txandari eta lehen postuei eragiten badie, azken txanda atzeratu egiten da.
case-rule-copa-pass = Egutegiak gainjartzeak Copa Catalanako txanda bati eragiten badio, Kirol Batzordeak erabakitzen du taldeak kanporaketa jokatu gabe gainditzen duen.
case-rule-last-swiss = Egutegiak gainjartzeak suitzar sistemako banakako lehiaketa baten azken txandari eragiten badio, Kirol Batzordeak txanda hori atzera dezake.
case-rule-change = Data- edo lokal-aldaketa orok Kirol Batzordearen baimena behar du. Egutegiak gainjartzeagatik dataz aldatzen den txandak lokalari eusten dio. Azken txandak ezin dira aurreratu, ezta lokalez aldatu ere.
case-rule-match-change = Data- edo lokal-aldaketa orok Kirol Batzordearen baimena behar du. Eskatu idatziz eta garaiz. Egutegiak gainjartzeagatik dataz aldatzen den neurketak lokalari eusten dio. Azken txandetan ezin da neurketarik aurreratu, ezta lokalez aldatu ere.
case-rule-breach = Lehiaketa Batzordeak arau-hausteak eta kirolaren aurkako jokabideak epaitzen ditu. Arau-haustea frogatzen bada, zehapena beste espediente batean erabakitzen da.
case-rule-sanction = Zehapenak azken zirkularrekoak dira.
case-rule-appointment = Kirol Batzordearen arduradunak aukeratzen ditu kideak, Kontseilu Betearazlearen onespenarekin.
case-rule-removal = Kide bat kargutik kentzeko, gainerako kideek aho batez erabaki behar dute, edo bestela Kontseilu Betearazleak. Kontseiluak erabakitzen badu, utzi botoak hutsik.
case-rule-vacancy = Kirol Batzordearen arduradunak betetzen du kargu hutsa, gainerako kideei galdetu ondoren.
case-rule-revocation = Zuzendaritza Batzordeak edo Kontseilu Betearazleak Kirol Batzordearen erabaki bat atzera bota dezake. Bilera Kirol Batzordeko bi kidek eta Lehiaketa Batzordeko batek deitu behar dute.
case-rule-consolation = Copa Catalanan, goragoko kategoriako talde batek kanporatutako taldeek beren kategoriako taldeen aurka jokatzen jarrai dezakete.
case-rule-lots = Jokalariak berdinketa-hauste guztietan berdinduta badaude, zozketa publikoa egiten da eta ordena erregistratuta geratzen da.
case-rule-open-rules = Antolatzaileak txapelketa irekiaren arauak federazioari bidaltzen dizkio, onar ditzan.
case-rule-annulment = Kirol Batzordeak edozein lehiaketa baliogabe dezake, irregulartasun nabarmenak badaude.
case-rule-rated = Ofiziala ez den lehiaketa batek Elorako balio izateko, antolatzaileak garaiz eskatu behar du eta federazioak onartu.
case-rule-appeal = Ebazpen baten aurka helegitea aurkez daiteke, jasotzean hasten den epean: lehenik Zuzendaritza Batzordeari, eta gero FEDAri (espediente nazionalak) edo Kirol Diziplinako Batzordeari (eskualdekoak). Goragoko instantziak ebazpena berretsi edo ordezkatu egiten du.

## Sanctions

case-sanctions = Zehapenak
case-imposed = Jarritako zehapenak
case-none-imposed = Ez da zehapenik jarri.
case-lifted = Kenduta
case-circular = Zirkularra
case-table = Azken zirkularreko zehapenak
case-offence = Arau-haustea
case-effect = Zehapena
case-amount = Kopurua (dirua, puntuak edo egunak)
case-points-bad = Adierazi puntu osoak edo puntu erdiak, adibidez 1 edo ½.
case-who = Zehatutako alderdia
case-effect-warning = Ohartarazpena
case-effect-fine = Isuna
case-effect-points = Puntuak kentzea
case-effect-suspension = Jokatzeko debekua
case-effect-exclusion = Lehiaketatik kanporatzea
case-effect-fine-of = Isuna: { $sum }
case-effect-points-of = Kendutako puntuak: { $points }
case-effect-suspension-of = { $days ->
    [one] Jokatzeko debekua: egun bat
   *[other] Jokatzeko debekua: { $days } egun
}

## Deciding bodies

body-title = Organo ebazleak
body-committee = Lehiaketa Batzordea
body-commission = Kirol Batzordea
body-board = Zuzendaritza Batzordea
body-council = Kontseilu Betearazlea
body-not-elected = Oraindik ez da hautatu.
body-not-named = Oraindik ez dira kideak izendatu.
body-elected = Batzarrak hautatu zuen eguna:
body-elect-again = Duela urtebete baino gehiago hautatua: berriz hautatu behar da (1.1)
body-general-elections = Hauteskunde orokorren data
body-term-ends = Agintaldiaren amaiera
body-term-over = Amaituta: karguak berritzeke
body-quorum = Behar diren botoak
body-meetings = Bilerak
body-incomplete = Osatugabea: { $fewest } eta { $most } kide artean behar dira, horietako bat arduraduna (1.1)
body-president-outside = Kirol Batzordeko presidenteak Kontseilu Betearazleko kidea izan behar du (4.1)
body-since = kargu-hartzea:
body-absent = bertaratu gabeko bilerak:
body-cause = Kargutik kentzeko arrazoia (3.2)
body-remove = Proposatu kargutik kentzea
body-appoint = Izendatu kide bat
body-vacancy = Bete kargu hutsa
body-revoke = Bota atzera erabaki bat
body-meeting = Kirol Batzordearen bilera
body-met-on = Bileraren data
body-convened = Deialdiaren data
body-who-absent = Bertaratu gabeko kideak
body-elect-committee = Lehiaketa Batzordearen hautaketa
body-name-commission = Kirol Batzordearen izendapena
body-commission-hint = { $fewest } eta { $most } kide artean, horietako bat arduraduna, { $years } urterako hauteskunde orokorretatik aurrera. Denboraldian oraindik ez dauden pertsonak gehitu egiten dira.
body-member = Kirol Batzordeko kidea
body-committee-member = Lehiaketa Batzordeko kidea
body-name-board = Zuzendaritza Batzordeko kideak
body-name-council = Kontseilu Betearazleko kideak
body-council-since = Hautatze- edo izendatze-data
body-council-until = Agintaldiaren amaiera (utzi hutsik estatutuek datarik finkatzen ez badute)
body-council-hint = Kideek helegiteak, erabakiak atzera botatzeko eskaerak eta izendapenak ebazten dituzte. Denboraldian oraindik ez dauden pertsonak gehitu egiten dira. Zerrenda berriak aurrekoa ordezten du, eta hura erregistroan geratzen da.
body-council-member = Kidea
body-twice = Pertsona hau bi aldiz dago. Kendu bat.
body-task = Zeregina
body-task-president = Arduraduna eta presidentea
body-task-secretary = Idazkaria
body-task-rating = Elo
body-task-rules = Araudiak
body-task-tournaments = Txapelketak
body-task-sanctions = Zehapenak eta espedienteak
body-task-elite = Goi-mailako jokalariak
body-task-member = Kidea
body-accounts = Organo ebazleen kontuak
body-accounts-hint = Kontu bakoitzak bere organoaren espedienteak bakarrik ebazten ditu, eta denboraldi honetan bakarrik.
body-account-add = Sortu kontua
body-which = Organo ebazlea

## Reports

report-title = Txostenak
report-intro = Menurik gabeko orriak, inprimatzeko edo PDF gisa gordetzeko.
report-season = Denboraldia
report-lists = Indar-ordenak
report-bulletin = Txandetako buletinak
report-standings = Sailkapenak
report-calendar = Egutegia
report-sanctions = Indarrean dauden zehapenak
report-clubs = Klubak eta ordezkariak
report-records = Neurketen aktak
report-provisional = Behin-behinekoa: emaitzak falta dira
report-no-sanctions = Ez dago zehapenik indarrean.
report-played = J
report-match-points = Puntuak
report-board-points = Partida-puntuak
report-moves = Igoera edo jaitsiera
report-home = Etxekoa
report-visitors = Bisitaria
report-when = Data eta ordua
report-matches = Neurketak

## Checks in the forms of players, venues and competitions

player-known-already = Denboraldian badago lehendik izen eta jaiotze-data bereko pertsona bat. Bera ez bada, markatu “Beste pertsona bat da” eta bidali berriro formularioa.
player-known-sure = Beste pertsona bat da
venue-same-delegate = Ordezkari nagusiak eta laguntzaileak bi pertsona desberdin izan behar dute.
entry-category-held = Taldearen oraingo kategoria
entry-round-paired = Parekatuta
contradict = Bi jakinarazpenekin bat ez datozen aktak
entry-close-contradict = Egiaztatu itxi aurretik: neurketa hauetako aktak ez datoz bat bi kluben jakinarazpenekin.
entry-leaves = { $team } taldea erretiratu nahi duzu?
entry-leaves-hint = Taldeak jokatzeko dituen neurketak galtzen ditu eta, txandaren arabera, jokatutakoak baliogabetu egiten dira (Erretiratuak eta kanporatuak 14). Erregistrotik bakarrik desegin daiteke.
entry-leaves-do = Erretiratu taldea
entry-leaves-not = Utzi

## Drawing of lots

lots-title = Zozketa publikoa
lots-hint = Talde hauek berdinketa-hauste guztietan berdinduta daude. Adierazi zozketak talde bakoitzari eman dion postua (1.714).
lots-record = Erregistratu zozketaren ordena
lots-each-once = Adierazi postu bakoitza behin bakarrik.
done-lots = Zozketaren ordena erregistratu da. Sailkapenak ordena horri jarraitzen dio.

## Results of an individual competition that is played as a tournament

carried-title = Txapelketaren emaitzak
carried-played-as = Lotutako txapelketa:
carried-not-over = Txapelketa oraindik ez da itxi. Igoerak amaieran kalkulatzen dira.
carried-strangers = Denboraldian aurkitu ez diren jokalariak
carried-strangers-hint = Ez dute lehiaketa honetan izena eman, edo bi jokalarik izen bera dute.
carried-choose = Lotutako txapelketa
carried-hint = Lotutako txapelketaren txandak, ez agertzeak eta igoerak denboraldira pasatzen dira. Partidek txapelketarekin batera balio dute Elorako.
carried-tournament = Txapelketa
carried-nothing = Ez dago ezer pasatzeko: denboraldia egunean dago.
carried-rounds = { $count ->
    [one] Jokatutako txanda bat ixteke
   *[other] Jokatutako { $count } txanda ixteke
}
carried-promoted = Igoera:
carried-hopeless = Erretiratuta: igotzeko aukerarik gabe (14.22)
carried-do = Pasatu denboraldira

## Undo an action

undo-title = { $number }. ekintza desegitea
undo-falls = Ondorioak
undo-more = … eta beste { $count }.
undo-alone = Ez dago ekintza honen mendeko beste ekintzarik.
undo-also = { $count ->
    [one] Geroagoko ekintza bat ere desegiten da:
   *[other] Geroagoko { $count } ekintza ere desegiten dira:
}
undo-do = Desegin ekintza
undo-hint = Desegiteak lerro bat gehitzen du erregistroan, nork egin duen adierazita. Lerro hori ere desegin daiteke.
undo-why = Arrazoia
undo-of-body = Erabakia hartu duen organoak bakarrik desegin dezake.

## Lines of the log

season-log-intro = Ekintza guztiak, nork eta noiz eginak. Desegiteak lerro bat gehitzen du; ez da ezer ezabatzen. Alineazio sekretuak ez dira erakusten.
log-proposed = Klub batek bidalia:
log-accepted = Bidalketa onartu da
log-declined = Bidalketa baztertu da
log-undone-act = Ekintza desegin da
log-named = Izena zuzendu da
log-person = Pertsona gehitu da
log-opened = Denboraldia ireki da
log-holidays = Jaiegunak zehaztu dira
log-club = Kluba erregistratu da
log-club-changed = Klubaren datuak aldatu dira
log-licence = Lizentzia eman da
log-application = Lizentzia-eskaera erregistratu da
log-player = Jokalariaren datuak aldatu dira
log-list = Indar-ordenari zigilua jarri zaio
log-paper = Dokumentua jaso da
log-raised = Espedientea ireki da
log-announced = Lehiaketa iragarri da
log-entered = Izen-ematea erregistratu da
log-entrant = Parte-hartzea eguneratu da
log-paired = Txanda parekatu da
log-round-closed = Txanda itxi da
log-record = Akta jaso da
log-homologation = Homologazioa eskatu da
log-venue = Lokal bat baimentzeko eskatu da
log-venue-delegate = Lokaleko ordezkaria aldatu da
log-decided = Espedientea ebatzi da
log-received = Ebazpena jaso dela erregistratu da
log-appealed = Helegitea aurkeztu da
log-national = Espedientea nazional gisa markatu da
log-circular = Zehapenen zirkularra erregistratu da
log-committee = Lehiaketa Batzordea hautatu da
log-commission = Kirol Batzordea izendatu da
log-meeting = Kirol Batzordearen bilera erregistratu da
log-board = Zuzendaritza Batzordeko kideak erregistratu dira
log-council = Kontseilu Betearazleko kideak erregistratu dira
log-facts = Gertakarien azalpena gehitu da espedientean
log-grounds = Helegitearen arrazoiak gehitu dira
log-reasons = Ebazpenaren arrazoiak gehitu dira
log-addition = Jokalaria indar-ordenara gehitu da
log-groups = Multzoak zehaztu dira
log-lots = Zozketaren ordena erregistratu da
log-withdrawn = Erretiratzea erregistratu da
log-linked = Txapelketa lotu da

## The regulations of a season

log-regulations = Araudia onartu da
regulations = Araudia
regulations-from = Indarraldiaren hasiera
regulations-choice = Jarraitu beharreko araudia
regulations-own = Beheko fitxategia
regulations-unchosen = Aukeratu “Beheko fitxategia” testu hau jarraitzeko, edo hustu eremua.
regulations-handbook = 1985eko araudia
regulations-league = Gaurko liga (adibidea)
regulations-file = Araudiaren fitxategia (TOML)
regulations-hint = “Beheko fitxategia” aukerarako soilik. docs/regulations.md fitxategiak eremu bakoitza azaltzen du; araudi berria gaurtik aurrera aplikatzen da.
regulations-differ = { $count ->
    [one] Desberdintasun bat “{ $name }” testuarekin
   *[other] { $count } desberdintasun “{ $name }” testuarekin
}
regulations-field = Eremua
regulations-here = Denboraldi hau
rated-title = Zerrenda bateko Eloa
rated-hint = Aukeratutako zerrendako Eloa denboraldiko jokalariei ematen zaie: pertsona, lizentzia-zenbakia, zenbaki nazionala edo FIDE IDa bat datozenean.
rated-list = Elo-zerrenda
choose-list = Erakutsi aldaketak

## From one season to the next

carry-title = Ekarri denboraldi bat
carry-intro = Aurreko denboralditik hauek kopiatzen dira: klubak, ordezkariak, jokalariak eta haien Eloa, indarreko normak, eta taldeak kategoria berriarekin. Lizentziak berritu egin behar dira.
carry-from = Aurreko denboraldia
carry-none = Ez dago aurreko denboraldirik. Erregistratu klubak.
carry-begun = Ezin da denboraldirik ekarri: denboraldi honek baditu klubak. Ekarri aurrekoa lehen kluba erregistratu baino lehen.
carry-do = Ekarri denboraldia
carry-what = Aurrebista
carry-renew = Berritzeko lizentziak
carry-norms = Indarreko normak
carry-moves = Igoerak eta jaitsierak
carry-no-moves = Ez dago kategoriaz aldatzen den talderik.
carry-old = Aurreko kategoria
carry-new = Kategoria berria
carry-unsettled = Multzo hauek erabaki gabe daude, eta haietako taldeek kategoriari eusten diote: txanda edo emaitza bat falta da, edo zozketa egin behar da. Osatu aurretik, edo zuzendu gero kategoriak kluben orrietan.
carry-category = Zuzendu talde baten kategoria
carry-category-hint = Klubeko talderik parekatu aurretik bakarrik. Letrek kategoriei jarraitzen diete (7.25).
done-carried = Denboraldia ekarri da. Orain berritu lizentziak.
log-carried = Aurreko denboraldia ekarri da
log-several = Hainbat ekintza
entry-system = Sistema
entry-system-swiss = Suitzarra
entry-system-round-robin = Guztiak guztien aurka
entry-system-knockout = Kanporaketa
entry-age-group = Adin-taldea
entry-age-group-junior = Juniorra
entry-age-group-infantil = Haurrak
entry-age-other = Idatzi { $age } edo utzi hutsik: hori da adina, jaioteguna kontuan hartuta.
case-boards = Aldatu beharreko taulak
case-boards-hint = Neurketa bakar batenak; adibidez, 2, 5. Utzi hutsik taula guztietarako.
case-boards-bad = Idatzi taulen zenbakiak; adibidez, 2, 5.
case-after-next-round = Data berria ez da hurrengo txanda baino lehenagokoa.
case-table-waits = Azken txandetako bat atzeratzen da: azken sailkapenak itxaron beharko du.
entry-delivery-e-mail = Posta elektronikoa
log-classified = Azken sailkapena erregistratuta

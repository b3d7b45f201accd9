## The match

back = Norgehiagokara itzuli
board = { $board }. taula
board-short = T.
boards = Taulak
result = Emaitza
white = zuriak
black = beltzak
secret = emana, sekretua
not-begun = lerrokatzeak sekretuak dira biak eman arte
signed-both = bi ordezkariek sinatutako akta
actions = Zer egin daiteke
papers = Paperak
public = Orri publikoa
save = Gorde
back-of-record = Aktaren atzealdea
done-match = Eginda.
done-match-received = Papera jasotzat eman da.
done-match-case = Eginda. { $case }. gaia erabaki behar duen organoaren aurrean dago.

## States of a side

state-line-up = lerrokatzea
state-line-up-secret = lerrokatzea emana (sekretua)
state-no-line-up = lerrokatzerik gabe
state-envelope = gutun-azal itxia
state-envelope-opened = gutun-azal irekia
state-reported = emaitza jakinarazia
state-signed = sinatua

## What comes next

next-line-up = eman lerrokatzea. Inork ez du ikusiko biak eman arte.
next-wait = lerrokatzea emanda dago; beste taldearena falta da.
next-read = irakurri bestearen bertsioa eta sinatu irakurri duzula.
next-results = sartu emaitzak partidak amaitu ahala.
next-report = jakinarazi emaitza federazioari.
next-sign = sinatu akta.
next-done = dena eginda. Akta federaziora iritsi behar da.
next-complete = dena eginda, eta akta iritsi da.

## Line-ups

line-up = Lerrokatzea
hand-in = Eman lerrokatzea
line-up-hint = { $boards } taula, zerrendaren ordenan; gehienez { $foreigners } atzerritar.
line-up-in = Bat emanda dago; beste taldearena eman arte alda daiteke.
line-ups-open = Bi lerrokatzeak irekita daude: ezin dira aldatu, jokalariak ordezkatu baizik.
line-up-gap = Tartean ezin da taularik hutsik geratu.
line-up-number = Aukeratu zerrendako jokalari bat.
own-titulars = Taldeko titularrak
lower-players = Beheragoko taldeetakoak
may-not = Ezin dute hemen jokatu
nobody = inor ez
reserve = Ordezkoa
after-play = Norgehiagoka jokatuta dago
after-play-hint = Zuzena ez dena aktan idazten da eta Batzordera doa.
done-match-line-up-secret = Lerrokatzea emanda. Sekretua da beste taldearena eman arte.
done-match-line-ups-open = Bi lerrokatzeak emanda daude: ikusgai daude.

## Envelopes of 15.5

envelope = Lerrokatzea gutun-azal itxian (15.5)
envelope-hint = Egutegi-talka batek taula batzuei eragiten badie, haien lerrokatzea lehenago ematen da, gutun-azal itxian. Erregistroak ezer esaten ez duen aztarna gordetzen du.
envelope-board = Taula ({ $line })
envelope-player = Jokalaria ({ $line })
envelope-line = Jarri taula eta jokalaria.
envelope-seal = Itxi gutun-azala
envelope-closed = Gutun-azal itxi bat dago { $boards } taulen lerrokatzearekin.
envelope-not-yet = Gutun-azala norgehiagokaren orduan irekitzen da, ez lehenago.
envelope-open = Ireki gutun-azala
envelope-opened = Gutun-azala irekita dago:

## Substitutes and delays

substitute = Ordezkapena
substitute-window = { $from } eta { $until } artean. Geratzen direnak: { $left }.
replaced = Nor ez den etorri
incoming = Nor sartzen den
incoming-hint = Beheragoko talde bateko jokalari bat, zenbaki handiagoarekin.
substitute-at = Ordezkapenaren ordua
substitute-do = Ordezkatu
late = Berandu datorren jokalaria
late-board = Taula
late-at = Iritsiera-ordua
late-hint = { $limit } arte galdutako denbora bere erlojuan duela jokatzen du. Beste herri bateko bisitariak, garraioaren hutsegitearen frogarekin, { $wait } arte, denbora 60/40 banatuta.
late-do = Idatzi iritsiera
cause = Arrazoia
cause-none = kontuan hartzekorik ez
cause-transport = garraio publikoaren hutsegitea, frogarekin
cause-hint = Froga Lehiaketa Batzordera doa, eta hark onartu edo ez.
hour-bad = Jarri ordu bat, adibidez 17:05, ez ordu ofiziala ({ $start }) baino lehen.
choose-board = Aukeratu taula bat.
number-bad = Jarri zenbaki posible bat.
done-match-late = Jokatzen du, { $minutes } minutu gutxiagorekin.
done-match-divided = Denbora banatuta jokatzen du: { $visitor } bisitariaren erlojuan, { $local } etxekoarenean. Froga Batzordera doa.
warn-match-lost = Beranduegi: ez agertzeagatik galdua.
team = Talde osatugabea, irteerak eta berrekiteak
team-presence = Ordu ofizialean nor zegoen
team-hint = { $boards } jokalaritik { $half } baino gutxiagorekin inork ez du hasten eta erloju guztiak martxan dira.
present = Bertan zeuden jokalariak
half-at = Erdia noiz zegoen
half-hint = Hutsik, erdia inoiz iritsi ez bazen edo jada bazegoen.
leave = Etxeko jokalari bat badoa
leave-hint = Klubak herri desberdinetakoak badira, ez { $wait } baino lehen.
leave-at = Irteera-ordua
resumption = Atzerapena berrekitean
resumption-hint = Ordubete baino gehiago: galdu.
resumption-minutes = Atzerapen-minutuak
presence-clocks-ran = erdia baino gutxiago ordu ofizialean: erloju guztiak { $minutes } min ibili ziren
presence-divided = denbora banatuta: { $visitor } bisitariei, { $local } etxekoei
presence-lost = norgehiagoka ez agertzeagatik galdua

## Results, unfinished games, remarks

results = Emaitzak
results-hint = Bi taldeek mahaian ontzat ematen dutena. Gaizki idatzitakoa zuzendu daiteke biek sinatu arte.
unfinished = Amaitu gabeko partidak
open-decides = Amaitu gabeko partidek oraindik erabaki dezakete norgehiagoka (10.1).
open-not = Amaitu gabeko partidek ezin dute norgehiagoka erabaki (10.1).
step = Partidarekin zer gertatzen den
step-hint = Analisira bidali edo 15 minuturekin amaitu, partidak erabakitzen ez badu bakarrik.
choose-step = Aukeratu zer gertatzen den partidarekin.
step-seal = jokaldia zigilatzen da
step-resume = bigarren saioari ekiten zaio
step-send = federaziora bidaltzen da aztertzeko
step-quick = 15 minutu jokalariko amaitzen da
sealed-move = Zigilatzen bada: gutun-azala
sealed-hint = Alde bakoitzari geratzen zaizkion piezak, bi jokalariek hitzez idatzita.
home-pieces = Etxekoaren piezak
visitors-pieces = Bisitariaren piezak
sealed-minutes = Zigilatzeko minutuak
sealed-stopped = Zigilatzen duenak erlojuak gelditu ditu
sealed-signed = Gutun-azala itxita eta atzean sinatuta dago
remarks = Oharrak eta egiaztapenak
prepare = Jokatu aurretik
prepared-laid = Erlojuak, taulak eta orriak prest eta egiaztatuta
prepared-materials = Araudiak, zirkularrak, inprimakiak eta gutun-azalak eskura
prepared-list = Zerrenda zigilatua erakutsita
prepared-credentials = Egiaztagiriak edo agiriak erakutsita
prepared-kept = Akta eta gutun-azalak saioen artean gordeta
missing = Falta den agiria
missing-whose = Norena
marks = x zutabeko markak
mark = Marka
mark-x = X: ez da agertu
mark-c = C: jarraitzen du
mark-o = O: oharrak atzealdean
words-title = Oharra atzealdean
words = Testua
words-missing = Idatzi zer gertatu den.

## Disputes

sub-condicione = Sub condicione
sub-condicione-hint = Jokatzen jarraitzen da eta emaitza Batzordeak araua nola irakurtzen duenaren araberakoa da. Bi aukerak idatzita geratzen dira.
sub-condicione-do = Idatzi eta jarraitu
point = Auzian dagoen puntua eta egoera
clock-home = Etxekoaren erlojua
clock-visitors = Bisitariaren erlojua
clock-hint = Erabilitako denbora, orduak eta minutuak: 1:45
clock-bad = Jarri orduak eta minutuak, adibidez 1:45.
if-upheld = Emaitza onartzen bada
if-rejected = Emaitza ukatzen bada
results-same = Bi emaitza desberdin behar dira.
incident = Gertakaria
incident-hint = Ordezkariek gertakari bat konpondu ezin badute, partida jokaldi zigilatuarekin gelditzen da eta alde bakoitzak bere bertsioa idazten du; besteak irakurrita sinatzen du.
version = Zure bertsioa
incident-do = Idatzi bertsioa aktan
version-of = { $team }: bertsioa, { $board }. taula
countersign = Irakurri dut
own-version = Idatzi zure bertsioa
case-open = zain
case-decided = ebatzita

## Reports and signatures

report = Emaitza jakinarazi
report-hint = Klub bakoitzak bere taldeen emaitza guztiak jakinarazten ditu; biak daudenean, alderatzen dira.
report-to-federation = Emaitzak federazioari jakinarazten zaizkio.
report-to-delegation = Emaitzak { $province } ordezkaritzari jakinarazten zaizkio.
due = Epea:
report-do = Jakinarazi
comparison = Bi klubek jakinarazitakoa
differs = ez datoz bat
warn-match-differ = Jakinarazpenak ez datoz bat taula hauetan: { $boards }.
warn-match-report-late = Jakinarazpena iritsi da, baina berandu: emaitzak lehen lanegunaren 13:00ak baino lehen jakinarazten dira (Delegates 5.71).
sign = Akta sinatu
sign-hint = Sinadurarekin akta ontzat ematen duzu, aurrea eta atzea. Paperezko aktan nortasun-agiriaren zenbakia ere jartzen da.
sign-who = Ordezkaria
sign-do = Sinatu
sign-nobody = Klubak ez du ordezkaririk: bulegoak idatzi behar du.
due-papers = Iritsi behar dena
received = jasota
overdue = epez kanpo
receive = Iritsi da

## The record

acta-title = Norgehiagokaren akta
acta-print = Inprimatzeko akta
acta-number = { $number }. zk.
acta-name = Izena
acta-strength = Elo edo kat.
acta-result = Em.
acta-list = Zerr.
acta-x = x
acta-delegate = ordezkaria, izena eta sinadura
acta-identity = Ordezkariek izen osoarekin eta nortasun-agiriaren zenbakiarekin sinatzen dute.
remark-substitution = { $team }, { $board }. taula: { $incoming }, { $replaced } jokalariaren ordez, ordu ofizialetik { $minutes } minutura
remark-missing = { $team }: { $player } jokalariari agiria falta zaio
remark-late = { $team }, { $board }. taula: { $player } { $minutes } min berandu iritsi zen
remark-late-divided = { $team }, { $board }. taula: { $player } { $minutes } min berandu iritsi zen, garraioaren hutsegiteagatik; denbora banatuta: { $visitor } bisitariari, { $local } etxekoari
remark-late-lost = { $team }, { $board }. taula: { $player } { $minutes } min berandu iritsi zen eta ez agertzeagatik galdu du
remark-left-early = { $board }. taula: etxekoa { $minutes } minutura joan zen, garaia baino lehen
remark-sub-condicione = { $board }. taula, sub condicione { $at }; erlojuak: etxekoa { $home }, bisitaria { $visitors }.
remark-version = { $team }, { $board }. taula, bertsioa:
remark-read = besteak irakurrita eta sinatuta
remark-unread = besteak oraindik sinatu gabe
remark-corrected = { $board }. taula: { $from } zuzenduta, orain { $to }
remark-envelope = { $board }. taula: jokaldi zigilatuaren gutun-azala; piezak: etxekoa { $home }, bisitaria { $visitors }
result-meanwhile = Bitartean beste norbaitek { $result } idatzi du. Begiratu eta gorde berriro zurea bada zuzena.
result-meanwhile-open = ezer ez
done-match-nothing = Ez da ezer aldatu.
board-waits = Taula hau Lehiaketa Batzordearen zain dago: emaitza ez da hemen idazten.
all-signed = Akta bi aldeek sinatu dute: ezin da gehiago ezer aldatu. Eztabaidatzen dena Lehiaketa Batzordera doa.
contradicts = aktak bi jakinarazpenak ukatzen ditu
cause-same-town = Herri berean garraioaren matxura ez da arrazoia: aukeratu «kontuan hartzekorik ez».
may-not-short = ezin da sartu
acta-venue = Joko-lekua
acta-id-number = Nortasun-agiria
more-pieces = Aurreko gutun-azalean { $most } zeuden: ezin dira gehiago izan.
moved = aldatuta
moved-from = lehen:
telephone = Jokalariaren telefonoa
telephones-hint = Bigarren saioaren ondoren partida Batzordera doa bi jokalarien telefonoekin (10.2 a). Ebazten duenak bakarrik ikusten ditu.
telephone-needed = Telefono-zenbaki bat behar da.
move-title = Beste egun edo leku bat
move-to = Egun eta ordu berria
move-venue = Beste leku bat, helbidearekin
move-venue-hint = Hutsik: aurreikusitako lekuan jokatzen da.
move-who-agrees = Nor dagoen ados
move-asks = eskatzen du
move-why = Azalpena
move-ask = Eskatu Kirol Batzordeari
move-agree = Ados:
move-nobody-agrees = ez du klubik adostasunik eman

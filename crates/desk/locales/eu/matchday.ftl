## The match

match-back = Norgehiagokara itzuli
match-board = { $board }. taula
match-board-short = T.
match-boards = Taulak
match-result = Emaitza
match-white = zuriak
match-black = beltzak
match-secret = emana, sekretua
match-not-begun = lerrokatzeak sekretuak dira biak eman arte
match-signed-both = bi ordezkariek sinatutako akta
match-actions = Zer egin daiteke
match-papers = Paperak
match-public = Orri publikoa
match-save = Gorde
match-back-of-record = Aktaren atzealdea
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

match-next-line-up = eman lerrokatzea. Inork ez du ikusiko biak eman arte.
match-next-wait = lerrokatzea emanda dago; beste taldearena falta da.
match-next-read = irakurri bestearen bertsioa eta sinatu irakurri duzula.
match-next-results = sartu emaitzak partidak amaitu ahala.
match-next-report = jakinarazi emaitza federazioari.
match-next-sign = sinatu akta.
match-next-done = dena eginda. Akta federaziora iritsi behar da.
match-next-complete = dena eginda, eta akta iritsi da.

## Line-ups

match-line-up = Lerrokatzea
match-hand-in = Eman lerrokatzea
match-line-up-hint = { $boards } taula, zerrendaren ordenan; gehienez { $foreigners } atzerritar.
match-line-up-in = Bat emanda dago; beste taldearena eman arte alda daiteke.
match-line-ups-open = Bi lerrokatzeak irekita daude: ezin dira aldatu, jokalariak ordezkatu baizik.
match-line-up-gap = Tartean ezin da taularik hutsik geratu.
match-line-up-number = Aukeratu zerrendako jokalari bat.
match-own-titulars = Taldeko titularrak
match-lower-players = Beheragoko taldeetakoak
match-may-not = Ezin dute hemen jokatu
match-nobody = inor ez
match-reserve = Ordezkoa
match-after-play = Norgehiagoka jokatuta dago
match-after-play-hint = Zuzena ez dena aktan idazten da eta Batzordera doa.
done-match-line-up-secret = Lerrokatzea emanda. Sekretua da beste taldearena eman arte.
done-match-line-ups-open = Bi lerrokatzeak emanda daude: ikusgai daude.

## Envelopes of 15.5

match-envelope = Lerrokatzea gutun-azal itxian (15.5)
match-envelope-hint = Egutegi-talka batek taula batzuei eragiten badie, haien lerrokatzea lehenago ematen da, gutun-azal itxian. Erregistroak ezer esaten ez duen aztarna gordetzen du.
match-envelope-board = Taula ({ $line })
match-envelope-player = Jokalaria ({ $line })
match-envelope-line = Jarri taula eta jokalaria.
match-envelope-seal = Itxi gutun-azala
match-envelope-closed = Gutun-azal itxi bat dago { $boards } taulen lerrokatzearekin.
match-envelope-not-yet = Gutun-azala norgehiagokaren orduan irekitzen da, ez lehenago.
match-envelope-open = Ireki gutun-azala
match-envelope-opened = Gutun-azala irekita dago:

## Substitutes and delays

match-substitute = Ordezkapena
match-substitute-window = { $from } eta { $until } artean. Geratzen direnak: { $left }.
match-replaced = Nor ez den etorri
match-incoming = Nor sartzen den
match-incoming-hint = Beheragoko talde bateko jokalari bat, zenbaki handiagoarekin.
match-substitute-at = Ordezkapenaren ordua
match-substitute-do = Ordezkatu
match-late = Berandu datorren jokalaria
match-late-board = Taula
match-late-at = Iritsiera-ordua
match-late-hint = { $limit } arte galdutako denbora bere erlojuan duela jokatzen du. Beste herri bateko bisitariak, garraioaren hutsegitearen frogarekin, { $wait } arte, denbora 60/40 banatuta.
match-late-do = Idatzi iritsiera
match-cause = Arrazoia
match-cause-none = kontuan hartzekorik ez
match-cause-transport = garraio publikoaren hutsegitea, frogarekin
match-cause-hint = Froga Lehiaketa Batzordera doa, eta hark onartu edo ez.
match-hour-bad = Jarri ordu bat, adibidez 17:05, ez ordu ofiziala ({ $start }) baino lehen.
match-choose-board = Aukeratu taula bat.
match-number-bad = Jarri zenbaki posible bat.
done-match-late = Jokatzen du, { $minutes } minutu gutxiagorekin.
done-match-divided = Denbora banatuta jokatzen du: { $visitor } bisitariaren erlojuan, { $local } etxekoarenean. Froga Batzordera doa.
warn-match-lost = Beranduegi: ez agertzeagatik galdua.
match-team = Talde osatugabea, irteerak eta berrekiteak
match-team-presence = Ordu ofizialean nor zegoen
match-team-hint = { $boards } jokalaritik { $half } baino gutxiagorekin inork ez du hasten eta erloju guztiak martxan dira.
match-present = Bertan zeuden jokalariak
match-half-at = Erdia noiz zegoen
match-half-hint = Hutsik, erdia inoiz iritsi ez bazen edo jada bazegoen.
match-leave = Etxeko jokalari bat badoa
match-leave-hint = Klubak herri desberdinetakoak badira, ez { $wait } baino lehen.
match-leave-at = Irteera-ordua
match-resumption = Atzerapena berrekitean
match-resumption-hint = Ordubete baino gehiago: galdu.
match-resumption-minutes = Atzerapen-minutuak
presence-clocks-ran = erdia baino gutxiago ordu ofizialean: erloju guztiak { $minutes } min ibili ziren
presence-divided = denbora banatuta: { $visitor } bisitariei, { $local } etxekoei
presence-lost = norgehiagoka ez agertzeagatik galdua

## Results, unfinished games, remarks

match-results = Emaitzak
match-results-hint = Bi taldeek mahaian ontzat ematen dutena. Gaizki idatzitakoa zuzendu daiteke biek sinatu arte.
match-unfinished = Amaitu gabeko partidak
match-open-decides = Amaitu gabeko partidek oraindik erabaki dezakete norgehiagoka (10.1).
match-open-not = Amaitu gabeko partidek ezin dute norgehiagoka erabaki (10.1).
match-step = Partidarekin zer gertatzen den
match-step-hint = Analisira bidali edo 15 minuturekin amaitu, partidak erabakitzen ez badu bakarrik.
match-choose-step = Aukeratu zer gertatzen den partidarekin.
step-seal = jokaldia zigilatzen da
step-resume = bigarren saioari ekiten zaio
step-send = federaziora bidaltzen da aztertzeko
step-quick = 15 minutu jokalariko amaitzen da
match-sealed-move = Zigilatzen bada: gutun-azala
match-sealed-hint = Alde bakoitzari geratzen zaizkion piezak, bi jokalariek hitzez idatzita.
match-home-pieces = Etxekoaren piezak
match-visitors-pieces = Bisitariaren piezak
match-sealed-minutes = Zigilatzeko minutuak
match-sealed-stopped = Zigilatzen duenak erlojuak gelditu ditu
match-sealed-signed = Gutun-azala itxita eta atzean sinatuta dago
match-remarks = Oharrak eta egiaztapenak
match-prepare = Jokatu aurretik
prepared-laid = Erlojuak, taulak eta orriak prest eta egiaztatuta
prepared-materials = Araudiak, zirkularrak, inprimakiak eta gutun-azalak eskura
prepared-list = Zerrenda zigilatua erakutsita
prepared-credentials = Egiaztagiriak edo agiriak erakutsita
prepared-kept = Akta eta gutun-azalak saioen artean gordeta
match-missing = Falta den agiria
match-missing-whose = Norena
match-marks = x zutabeko markak
match-mark = Marka
mark-x = X: ez da agertu
mark-c = C: jarraitzen du
mark-o = O: oharrak atzealdean
match-words-title = Oharra atzealdean
match-words = Testua
match-words-missing = Idatzi zer gertatu den.

## Disputes

match-sub-condicione = Sub condicione
match-sub-condicione-hint = Jokatzen jarraitzen da eta emaitza Batzordeak araua nola irakurtzen duenaren araberakoa da. Bi aukerak idatzita geratzen dira.
match-sub-condicione-do = Idatzi eta jarraitu
match-point = Auzian dagoen puntua eta egoera
match-clock-home = Etxekoaren erlojua
match-clock-visitors = Bisitariaren erlojua
match-clock-hint = Erabilitako denbora, orduak eta minutuak: 1:45
match-clock-bad = Jarri orduak eta minutuak, adibidez 1:45.
match-if-upheld = Emaitza onartzen bada
match-if-rejected = Emaitza ukatzen bada
match-results-same = Bi emaitza desberdin behar dira.
match-incident = Gertakaria
match-incident-hint = Ordezkariek gertakari bat konpondu ezin badute, partida jokaldi zigilatuarekin gelditzen da eta alde bakoitzak bere bertsioa idazten du; besteak irakurrita sinatzen du.
match-version = Zure bertsioa
match-incident-do = Idatzi bertsioa aktan
match-version-of = { $team }: bertsioa, { $board }. taula
match-countersign = Irakurri dut
match-own-version = Idatzi zure bertsioa
match-case-open = zain
match-case-decided = ebatzita

## Reports and signatures

match-report = Emaitza jakinarazi
match-report-hint = Klub bakoitzak bere taldeen emaitza guztiak jakinarazten ditu; biak daudenean, alderatzen dira.
match-report-to-federation = Emaitzak federazioari jakinarazten zaizkio.
match-report-to-delegation = Emaitzak { $province } ordezkaritzari jakinarazten zaizkio.
match-due = Epea:
match-report-do = Jakinarazi
match-comparison = Bi klubek jakinarazitakoa
match-differs = ez datoz bat
warn-match-differ = Jakinarazpenak ez datoz bat taula hauetan: { $boards }.
warn-match-report-late = Jakinarazpena iritsi da, baina berandu: emaitzak lehen lanegunaren 13:00ak baino lehen jakinarazten dira (Delegates 5.71).
match-sign = Akta sinatu
match-sign-hint = Sinadurarekin akta ontzat ematen duzu, aurrea eta atzea. Paperezko aktan nortasun-agiriaren zenbakia ere jartzen da.
match-sign-who = Ordezkaria
match-sign-do = Sinatu
match-sign-nobody = Klubak ez du ordezkaririk: bulegoak idatzi behar du.
match-due-papers = Iritsi behar dena
match-received = jasota
match-overdue = epez kanpo
match-receive = Iritsi da

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
match-result-meanwhile = Bitartean beste norbaitek { $result } idatzi du. Begiratu eta gorde berriro zurea bada zuzena.
match-result-meanwhile-open = ezer ez
done-match-nothing = Ez da ezer aldatu.
match-board-waits = Taula hau Lehiaketa Batzordearen zain dago: emaitza ez da hemen idazten.
match-all-signed = Akta bi aldeek sinatu dute: ezin da gehiago ezer aldatu. Eztabaidatzen dena Lehiaketa Batzordera doa.
match-contradicts = aktak bi jakinarazpenak ukatzen ditu
match-cause-same-town = Herri berean garraioaren matxura ez da arrazoia: aukeratu «kontuan hartzekorik ez».
match-may-not-short = ezin da sartu
acta-venue = Joko-lekua
acta-id-number = Nortasun-agiria
match-more-pieces = Aurreko gutun-azalean { $most } zeuden: ezin dira gehiago izan.
match-moved = aldatuta
match-moved-from = lehen:
match-telephone = Jokalariaren telefonoa
match-telephones-hint = Bigarren saioaren ondoren partida Batzordera doa bi jokalarien telefonoekin (10.2 a). Ebazten duenak bakarrik ikusten ditu.
match-telephone-needed = Telefono-zenbaki bat behar da.
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

## The match

back = Itzuli neurketara
board = { $board }. taula
board-short = T.
boards = Taulak
result = Emaitza
white = zuriak
black = beltzak
secret = Aurkeztuta (sekretua)
not-begun = Alineazioak sekretuak dira bi taldeek beren alineazioa aurkeztu arte.
signed-both = Bi ordezkariek sinatutako akta
actions = Ekintzak
papers = Dokumentuak
public = Orri publikoa
save = Gorde
back-of-record = Aktaren atzealdea
done-match = Aldaketak gorde dira.
done-match-received = Dokumentua jasotzat markatu da.
done-match-case = { $case }. espedientea ireki da. Organo eskudunak erabakiko du.

## Status of a team

state-line-up = Alineazioa aurkeztuta
state-line-up-secret = Alineazioa aurkeztuta (sekretua)
state-no-line-up = Alineaziorik gabe
state-envelope = Gutun-azal itxia
state-envelope-opened = Gutun-azal irekia
state-reported = Emaitzak jakinarazita
state-signed = Akta sinatuta

## Next step of a team, after its name and a colon

next-line-up = aurkeztu alineazioa. Sekretua izango da biak aurkeztu arte.
next-wait = alineazioa aurkeztuta dago. Beste taldearena falta da oraindik.
next-read = irakurri beste taldearen bertsioa eta sinatu irakurri duzula.
next-results = sartu emaitzak partidak amaitu ahala.
next-report = jakinarazi emaitzak federazioari.
next-sign = sinatu neurketaren akta.
next-done = dena jakinarazita eta sinatuta dago. Akta federaziora iristea falta da.
next-complete = dena osatuta dago. Federazioak jaso du akta.

## Line-ups

line-up = Alineazioa
hand-in = Aurkeztu alineazioa
line-up-hint = { $boards } taula, indar-ordenaren arabera. { $foreigners ->
    [one] Gehienez, atzerritar bat.
   *[other] Gehienez, { $foreigners } atzerritar.
}
line-up-in = Alineazio bat aurkeztu duzu. Alda dezakezu beste taldeak berea aurkeztu arte.
line-ups-open = Bi alineazioak irekita daude eta ezin dira gehiago aldatu. Oraindik ordezka ditzakezu falta diren jokalariak.
line-up-gap = Bete taula hau: azkenak bakarrik gera daitezke hutsik.
line-up-number = Aukeratu zerrendako jokalari bat.
own-titulars = Taldeko titularrak
lower-players = Beheragoko taldeetako jokalariak
may-not = Ezin dute talde honetan jokatu
may-not-short = ezin du jokatu
nobody = Jokalaririk ez
reserve = Erreserba
after-play = Neurketa jokatu da dagoeneko
after-play-hint = Irregulartasunak aktan idazten dira eta Lehiaketa Batzordera bidaltzen dira.
done-match-line-up-secret = Alineazioa aurkeztu da. Sekretua izango da beste taldeak berea aurkeztu arte.
done-match-line-ups-open = Alineazioa aurkeztu da. Bi alineazioak irekita daude orain.

## Line-up in a closed envelope (15.5)

envelope = Alineazioa gutun-azal itxian (15.5)
envelope-use = Erabili gutun-azal itxia
envelope-hint = Egutegiak gainjartzeak taula batzuei eragiten badie, aurkeztu aldez aurretik haien alineazioa gutun-azal itxi batean. Erregistroak hatz-marka bakarrik gordetzen du, eta horrek ez du ezer erakusten.
envelope-board = Taula ({ $line }. lerroa)
envelope-player = Jokalaria ({ $line }. lerroa)
envelope-line = Adierazi biak: taula eta jokalaria.
envelope-seal = Itxi gutun-azala
envelope-closed = Alineazio bat dago gutun-azal itxian. Taulak: { $boards }.
envelope-not-yet = Gutun-azala ezin da neurketa hasi baino lehen ireki (15.5).
envelope-open = Ireki gutun-azala
envelope-opened = Gutun-azal irekiko jokalariak:

## Substitutes, late arrivals, attendance

substitute = Ordezkapena
substitute-window = Ordu-tartea: { $from } – { $until }. Geratzen diren ordezkapenak: { $left }.
replaced = Falta den jokalaria
incoming = Ordezkoa
incoming-hint = Beheragoko talde bateko jokalari bat, zerrendan zenbaki handiagoa duena.
substitute-at = Ordezkapenaren ordua
substitute-do = Ordezkatu jokalaria
late = Berandu iristea
late-board = Taula
late-at = Iritsiera-ordua
late-hint = Jokalaria has daiteke, galdutako denbora kenduta (azken ordua: { $limit }). Garraio publikoak huts egin duela frogatuz gero, beste herri bateko bisitaria geroago has daiteke (azken ordua: { $wait }): galdutako denboraren %{ $visitor } berari kentzen zaio, eta %{ $local } etxekoari.
late-do = Erregistratu iritsiera
cause = Arrazoia
cause-none = Baliozko arrazoirik ez
cause-transport = Garraio publikoaren hutsegitea, frogagiriarekin
cause-hint = Lehiaketa Batzordeak erabakitzen du frogagiria onartu ala ez.
cause-same-town = Garraioaren hutsegitea beste herri bateko bisitarientzat bakarrik hartzen da kontuan. Aukeratu “Baliozko arrazoirik ez”.
hour-bad = Adierazi ordu bat, adibidez 17:05, hasiera ofiziala ({ $start }) baino lehenagokoa ez dena.
choose-board = Aukeratu taula bat.
number-bad = Adierazi zenbaki oso bat ({ $least } – { $most }).
done-match-late = Iritsiera erregistratu da. { $minutes ->
    [one] Jokalaria minutu bat gutxiagorekin hasten da.
   *[other] Jokalaria { $minutes } minutu gutxiagorekin hasten da.
}
done-match-divided = Iritsiera erregistratu da. Galdutako denbora: bisitariari { $visitor } eta etxekoari { $local }. Lehiaketa Batzordeak frogagiria aztertuko du.
warn-match-lost = Beranduegi: ez agertzeagatik galdu da.
team = Bertaratzea, irteerak eta berriz hasteak
team-record = Erregistratu bertaratzea
team-presence = Bertaratzea hasiera ofizialean
team-hint = { $boards } jokalaritik { $half } baino gutxiago badaude, inor ezin da hasi eta taldearen erloju guztiak martxan egoten dira (12.3).
present = Jokalari bertaratuak
half-at = Taldearen erdia bertaratu zen ordua
half-hint = Utzi hutsik taldearen erdia inoiz iritsi ez bazen edo hasiera ofizialean bertan bazegoen.
leave = Etxeko jokalari baten irteera
leave-hint = Klubak herri desberdinetakoak badira, etxekoek ezin dute ordu hau baino lehen alde egin: { $wait } (12.1).
leave-at = Irteera-ordua
resumption = Partida berriz hastea
resumption-hint = { $minutes } minutu baino gehiago berandu iristen denak partida galtzen du (12.4).
resumption-minutes = Atzerapena (minutuak)
presence-clocks-ran = jokalarien erdia baino gutxiago hasiera ofizialean; erloju guztiak { $minutes } min ibili ziren
presence-divided = galdutako denbora banatuta: bisitariak { $visitor }, etxekoak { $local }
presence-lost = neurketa galduta, ez agertzeagatik

## Results, unfinished games, remarks

results = Emaitzak
results-enter = Sartu emaitzak
results-hint = Sartu bi taldeek onartutako emaitzak. Akatsak zuzen daitezke biek sinatu arte.
unfinished = Amaitu gabeko partidak
unfinished-record = Utzi gerorako edo hasi berriz partida
open-decides = Amaitu gabeko partidek oraindik erabaki dezakete neurketa (10.1).
open-not = Amaitu gabeko partidek ezin dute gehiago neurketa erabaki (10.1).
step = Hurrengo urratsa
step-hint = Analisia eta { $minutes } minutuko amaiera neurketa erabaki ezin duten partidetarako bakarrik dira.
choose-step = Aukeratu hurrengo urratsa.
step-seal = Zigilatutako jokaldia
step-resume = Bigarren saioaren hasiera
step-send = Federazioaren analisia
step-quick = Amaiera, jokalari bakoitzak { $minutes } minutu dituela
sealed-move = Zigilatutako jokaldiaren gutun-azala
sealed-hint = Adierazi jokalari bakoitzari zenbat pieza geratzen zaizkion. Bi jokalariek letraz idazten dute gutun-azalean (11.1).
home-pieces = Etxeko jokalariaren piezak
visitors-pieces = Jokalari bisitariaren piezak
sealed-minutes = Jokaldia zigilatzeko erabilitako denbora (minutuak)
sealed-stopped = Jokaldia zigilatu duenak erlojuak gelditu ditu
sealed-signed = Gutun-azala itxita eta atzealdean sinatuta
more-pieces = Aurreko gutun-azalean { $most } zeuden. Adierazi kopuru hori edo gutxiago.
remarks = Oharrak eta egiaztapenak
remarks-add = Gehitu oharrak
prepare = Jokatu aurretik
prepare-session = { $session }. saioa baino lehen
prepared-laid = Erlojuak, taulak eta idaztorriak jarrita eta egiaztatuta
prepared-materials = Araudiak, zirkularrak, inprimakiak eta gutun-azalak eskura
prepared-list = Zerrenda zigiluduna aurkeztuta
prepared-credentials = Federazioaren txartelak edo nortasun-agiriak aurkeztuta
prepared-kept = Akta eta gutun-azalak saioen artean gordeta
check-withdraw = Kendu egiaztapena
missing = Falta den dokumentua
missing-whose = Jokalaria
marks = x zutabeko ikurrak
mark = Ikurra
mark-x = X: ez da agertu
mark-c = C: jarraitzen du
mark-o = O: oharrak atzealdean
mark-take-off = Kendu ikurra
words-title = Oharra atzealdean
words = Testua
words-missing = Idatzi zer gertatu den.

## Disputes

sub-condicione = Sub condicione jokatzea
sub-condicione-hint = Jokoak aurrera jarraitzen du Lehiaketa Batzordeak auzia ebatzi bitartean, eta emaitza haren ebazpenaren araberakoa da. Bi emaitza posibleak erregistratzen dira.
sub-condicione-do = Jarraitu sub condicione
point = Auzia eta egoera
clock-home = Etxeko jokalariaren erlojua
clock-visitors = Jokalari bisitariaren erlojua
clock-hint = Erabilitako denbora orduetan eta minutuetan, adibidez 1:45.
clock-bad = Adierazi orduak eta minutuak, adibidez 1:45.
if-upheld = Emaitza, onartuz gero
if-rejected = Emaitza, baztertuz gero
results-same = Aukeratu bi emaitza desberdin.
incident = Gertakaria
incident-record = Erregistratu gertakaria
incident-hint = Ordezkariek gertakari bat konpondu ezin badute, partida gerorako uzten da, zigilatutako jokaldi batekin. Talde bakoitzak bere bertsioa idazten du, eta besteak irakurri duela sinatzen du (5.93).
version = Zure bertsioa
incident-do = Gehitu bertsioa aktan
version-of = { $team } taldearen bertsioa, { $board }. taula
countersign = Sinatu irakurrita
own-version = Idatzi zure bertsioa
case-open = Ebazteke
case-decided = Ebatzita

## Reports and signatures

report = Emaitzen jakinarazpena
report-hint = Klub bakoitzak bere taldeen emaitza guztiak jakinarazten ditu. Bi jakinarazpenak iristen direnean, adoubek alderatu egiten ditu.
report-to-federation = Emaitzak federazioari jakinarazten zaizkio.
report-to-delegation = Emaitzak { $province } probintziako ordezkaritzari jakinarazten zaizkio.
due = Epea:
report-do = Jakinarazi emaitzak
comparison = Bi kluben jakinarazpenak
differs = Jakinarazpenak ez datoz bat
contradicts = Akta ez dator bat bi jakinarazpenekin
warn-match-differ = Jakinarazpenak ez datoz bat taula hauetan: { $boards }.
warn-match-report-late = Jakinarazpena gorde da, baina epez kanpo (Ordezkariak 5.71).
sign = Aktaren sinadura
sign-hint = Sinatuz, akta onartzen duzu, aurrealdea eta atzealdea. Paperezko aktan, ordezkariek nortasun-agiriaren zenbakia ere idazten dute.
sign-who = Ordezkaria
sign-do = Sinatu akta
sign-nobody = Klubak ez du ordezkaririk. Eskatu federazioaren bulegoari bat erregistratzeko.
due-papers = Jasotzeko dauden dokumentuak
received = Jasota
overdue = Epez kanpo
receive = Markatu jasota

## The match record

acta-title = Neurketaren akta
acta-print = Inprimatu akta
acta-number = { $number }. zk.
acta-name = Izena
acta-strength = Elo edo kat.
acta-result = Em.
acta-list = Zerr.
acta-x = x
acta-venue = Joko-lokala
acta-delegate = Ordezkaria: izena eta sinadura
acta-id-number = Nortasun-agiria
acta-identity = Ordezkariek izen osoarekin eta nortasun-agiriaren zenbakiarekin sinatzen dute (5.94).
remark-substitution = { $team }, { $board }. taula: { $incoming } jokalariak { $replaced } ordezkatu du, hasiera ofizialetik { $minutes } minutura
remark-missing = { $team }: dokumentu bat falta da ({ $player })
remark-late = { $team }, { $board }. taula: { $player } { $minutes } min berandu iritsi zen
remark-late-divided = { $team }, { $board }. taula: { $player } { $minutes } min berandu iritsi zen, garraio publikoak huts eginda; galdutako denbora: bisitaria { $visitor }, etxekoa { $local }
remark-late-lost = { $team }, { $board }. taula: { $player } { $minutes } min berandu iritsi zen eta ez agertzeagatik galdu zuen
remark-left-early = { $board }. taula: etxeko jokalaria goizegi joan zen, { $minutes } minutura (12.1)
remark-session = { $board }. taula: Lehiaketa Batzordeak partida jarraitzeko agindu du ({ $day }, { $hour })
remark-sub-condicione = { $board }. taula, sub condicione ({ $at }). Erlojuak: etxekoa { $home }, bisitaria { $visitors }. “{ $point }”
remark-version = { $team } taldearen bertsioa, { $board }. taula: “{ $words }”
remark-read = (beste taldeak irakurrita eta sinatuta)
remark-unread = (beste taldeak oraindik sinatu gabe)
rulings = Erabakiak
remark-ruling = { $case }. espedientea ({ $matter }): { $body }, { $day }: { $ruling }
remark-ruling-board = { $board }. taula, { $case }. espedientea ({ $matter }): { $body }, { $day }: { $ruling }
remark-corrected = { $board }. taula: emaitza zuzenduta, { $from } → { $to }
remark-envelope = { $board }. taula: zigilatutako jokaldiaren gutun-azala. Piezak: etxekoa { $home }, bisitaria { $visitors }
result-meanwhile = Beste norbaitek { $result } sartu berri du hemen. Gorde berriro ordezkatzeko.
result-meanwhile-open = Beste norbaitek emaitza hau kendu berri du. Gorde berriro zurea sartzeko.
done-match-nothing = Ez dago aldaketarik gordetzeko.
board-waits = Taula hau Lehiaketa Batzordearen esku dago, eta emaitza ezin da hemen sartu.
all-signed = Bi taldeek sinatu dute eta akta itxita dago. Aurkeztu erreklamazioak Lehiaketa Batzordean.

## Phone numbers for the Committee

telephone = Jokalariaren telefonoa
telephones-hint = Bigarren saioaren ondoren, partida Lehiaketa Batzordera bidaltzen da bi jokalarien telefonoekin (10.2). Espedientea ebazten dutenek bakarrik ikusten dituzte.
telephone-needed = Adierazi telefono-zenbaki bat (6 eta 20 digitu artekoa).

## Another date or venue

moved = Aldatuta
moved-from = Aurreikusitako data:
move-title = Data edo lokala aldatzea
move-request = Aldatu data edo lokala
move-to = Data eta ordu berriak
move-venue = Lokal berria, helbidearekin
move-venue-hint = Utzi hutsik aurreikusitako lokalari eusteko.
move-who-agrees = Ados dauden taldeak
move-asks = aldaketa eskatzen du
move-why = Arrazoia
move-ask = Bidali Kirol Batzordeari
move-agree = Ados:
move-nobody-agrees = Oraindik ez dago talderik ados

## Lines of the log

log-line-up = Alineazioa aurkeztu da
log-envelope = Alineazioa gutun-azal itxian aurkeztu da
log-envelope-opened = Alineazioaren gutun-azala ireki da
log-prepared = Jokatu aurreko egiaztapena erregistratu da
log-unprepared = Egiaztapena kendu da
log-missing = Falta den dokumentua erregistratu da
log-attendance = Bertaratzea erregistratu da
log-substituted = Jokalaria ordezkatu da
log-late = Berandu iristea erregistratu da
log-left = Irteera erregistratu da
log-resumption = Berriz hastera berandu iristea erregistratu da
log-result = Emaitza sartu da
log-corrected = Emaitza zuzendu da
log-mark = x zutabeko ikurra erregistratu da
log-unmarked = x zutabeko ikurra kendu da
log-step = Amaitu gabeko partida: hurrengo urratsa erregistratu da
log-sub-condicione = Partidak sub condicione jarraitu du
log-incident = Gertakaria erregistratu da
log-read = Bertsioa irakurrita sinatu da
log-reported = Emaitzak jakinarazi dira
log-signed = Akta sinatu da
log-remark = Oharra gehitu da
sealed-by = Jokaldia zigilatu duena
sealed-move-number = Zigilatutako jokaldiaren zenbakia
sealed-move-number-bad = Idatzi jokaldiaren zenbakia; adibidez, 41.
sealed-position = Posizioa, zigilatutako jokaldiaren aurretik
sealed-position-hint = Pieza guztien laukiak, edo FEN bat.
sealed-position-bad = Idatzi posizioa gehienez 200 karakterez.
home-pieces-words = Etxeko jokalariaren piezak, letraz
visitors-pieces-words = Jokalari bisitariaren piezak, letraz
pieces-words-bad = Idatzi kopurua letraz, bi jokalariek idatzi duten bezala (11.1).
home-used = Etxeko jokalariak erabilitako denbora (h:mm)
visitors-used = Jokalari bisitariak erabilitako denbora (h:mm)
used-bad = Idatzi orduak eta minutuak; adibidez, 2:35.
sealed-home-delegate = Etxeko ordezkariak sinatuta
sealed-visitors-delegate = Ordezkari bisitariak sinatuta
sealed-delegate-needed = Bigarren saioaren ondoren, bi ordezkariek sinatu behar dute (10.2).
resumed = Partida berriz hastea
resumed-hint = Tituludun epailerik gabe, gutun-azala bi jokalariak bertan badaude bakarrik irekitzen da. Falta denaren erlojua abiarazi daiteke (11.4).
resumption-home = Etxeko jokalaria bertan da
resumption-visitors = Jokalari bisitaria bertan da
resumption-arbiter = Tituludun epaile batek zuzentzen du
remark-envelope-contents = Zigilatu duena: { $player }, { $move }. jokaldia. Letraz: etxekoa { $home-words }, bisitaria { $visitors-words }. Erabilitako denbora: etxekoa { $home }, bisitaria { $visitors }. Posizioa: { $position }
remark-resumed = { $board }. taula: partida berriz hasi da ({ $day }, { $hour }). Bertan: { $present }
remark-arbiter = tituludun epailea
remark-closed = Gutun-azala itxita geratu zen (11.4)

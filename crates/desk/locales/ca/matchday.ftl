## The match

back = Torna a l'encontre
board = Tauler { $board }
board-short = T.
boards = Taulers
result = Resultat
white = blanques
black = negres
secret = lliurada, secreta
not-begun = les alineacions són secretes fins que hi ha totes dues
signed-both = acta signada pels dos delegats
actions = Què es pot fer
papers = Papers
public = Pàgina pública
save = Desa
back-of-record = Dors de l'acta
done-match = Fet.
done-match-received = El paper consta com a rebut.
done-match-case = Fet. L'assumpte { $case } és davant de l'òrgan que ha de decidir.

## States of a side

state-line-up = alineació
state-line-up-secret = alineació lliurada (secreta)
state-no-line-up = sense alineació
state-envelope = sobre tancat
state-envelope-opened = sobre obert
state-reported = resultat comunicat
state-signed = signat

## What comes next

next-line-up = lliureu l'alineació. Ningú no la veu fins que hi ha totes dues.
next-wait = l'alineació és lliurada; falta la de l'altre equip.
next-read = llegiu la versió de l'altra part i signeu que l'heu llegida.
next-results = entreu els resultats a mesura que s'acaben les partides.
next-report = comuniqueu el resultat a la federació.
next-sign = signeu l'acta.
next-done = tot fet. L'acta ha d'arribar a la federació.
next-complete = tot fet, i l'acta ha arribat.

## Line-ups

line-up = Alineació
hand-in = Lliura l'alineació
line-up-hint = { $boards } taulers, per l'ordre de la llista; com a màxim { $foreigners } estrangers.
line-up-in = Ja n'hi ha una de lliurada; es pot canviar fins que hi hagi la de l'altre equip.
line-ups-open = Les dues alineacions són obertes: ja no es poden canviar, només substituir jugadors.
line-up-gap = No pot quedar cap tauler buit entremig.
line-up-number = Trieu un jugador de la llista.
own-titulars = Titulars de l'equip
lower-players = D'equips inferiors
may-not = No poden jugar aquí
nobody = ningú
reserve = Reserva
after-play = L'encontre ja s'ha jugat
after-play-hint = El que no sigui correcte s'anota a l'acta i va al Comitè.
done-match-line-up-secret = Alineació lliurada. És secreta fins que hi hagi la de l'altre equip.
done-match-line-ups-open = Hi ha totes dues alineacions: ja són a la vista.

## Envelopes of 15.5

envelope = Alineació en sobre tancat (15.5)
envelope-hint = Si una coincidència de calendari afecta alguns taulers, la seva alineació es lliura abans, en sobre tancat. El registre en guarda una empremta que no diu res.
envelope-board = Tauler ({ $line })
envelope-player = Jugador ({ $line })
envelope-line = Poseu el tauler i el jugador.
envelope-seal = Tanca el sobre
envelope-closed = Hi ha un sobre tancat amb l'alineació dels taulers { $boards }.
envelope-not-yet = El sobre s'obre a l'hora de l'encontre, no abans.
envelope-open = Obre el sobre
envelope-opened = El sobre és obert:

## Substitutes and delays

substitute = Substitució
substitute-window = Entre les { $from } i les { $until }. En queden: { $left }.
replaced = Qui no ha vingut
incoming = Qui entra
incoming-hint = Un jugador d'un equip inferior, amb un número més alt.
substitute-at = Hora de la substitució
substitute-do = Substitueix
late = Jugador que arriba tard
late-board = Tauler
late-at = Hora d'arribada
late-hint = Fins a les { $limit } juga amb el temps perdut al seu rellotge. Un visitant d'una altra població, amb prova de la fallada del transport, fins a les { $wait } amb el temps repartit 60/40.
late-do = Anota l'arribada
cause = Motiu
cause-none = cap que compti
cause-transport = fallada del transport públic, amb prova
cause-hint = La prova va al Comitè de Competició, que l'admet o no.
hour-bad = Poseu una hora com ara 17:05, no abans de l'hora oficial ({ $start }).
choose-board = Trieu un tauler.
number-bad = Poseu un nombre possible.
done-match-late = Juga, amb { $minutes } minuts menys.
done-match-divided = Juga amb el temps repartit: { $visitor } al rellotge del visitant, { $local } al del local. La prova va al Comitè.
warn-match-lost = Massa tard: perdut per incompareixença.
team = Equip incomplet, sortides i represes
team-presence = Qui era a l'hora oficial
team-hint = Amb menys de { $half } jugadors de { $boards } no comença ningú i tots els rellotges corren.
present = Jugadors presents
half-at = Hora en què hi va haver la meitat
half-hint = En blanc si la meitat no va arribar mai, o si ja hi era.
leave = Un jugador local se'n va
leave-hint = Si els clubs són de poblacions diferents, no abans de les { $wait }.
leave-at = Hora de sortida
resumption = Retard en una represa
resumption-hint = Més d'una hora perd.
resumption-minutes = Minuts de retard
presence-clocks-ran = amb menys de la meitat a l'hora oficial: tots els rellotges van córrer { $minutes } min
presence-divided = temps repartit: { $visitor } als visitants, { $local } als locals
presence-lost = encontre perdut per incompareixença

## Results, unfinished games, remarks

results = Resultats
results-hint = El que tots dos equips donen per bo a la taula. El que s'ha escrit malament es pot corregir fins que tots dos hagin signat.
unfinished = Partides inacabades
open-decides = Les partides pendents encara poden decidir l'encontre (10.1).
open-not = Les partides pendents ja no poden decidir l'encontre (10.1).
step = Què passa amb la partida
step-hint = Enviar a anàlisi o acabar amb 15 minuts només si la partida no decideix.
choose-step = Trieu què passa amb la partida.
step-seal = es segella la jugada
step-resume = es reprèn la segona sessió
step-send = s'envia a la federació per analitzar
step-quick = s'acaba amb 15 minuts per jugador
sealed-move = Si es segella: el sobre
sealed-hint = Les peces que queden a cada bàndol, escrites en lletres pels dos jugadors.
home-pieces = Peces del local
visitors-pieces = Peces del visitant
sealed-minutes = Minuts per segellar
sealed-stopped = Qui segella ha aturat els rellotges
sealed-signed = El sobre és tancat i signat al dors
remarks = Observacions i comprovacions
prepare = Abans de jugar
prepared-laid = Rellotges, taulers i planelles a punt i comprovats
prepared-materials = Reglaments, circulars, impresos i sobres a mà
prepared-list = Llista segellada ensenyada
prepared-credentials = Credencials o documents ensenyats
prepared-kept = Acta i sobres guardats entre sessions
missing = Document que falta
missing-whose = De qui
marks = Marques de la columna x
mark = Marca
mark-x = X: no s'ha presentat
mark-c = C: continua
mark-o = O: observacions al dors
words-title = Observació al dors
words = Text
words-missing = Escriviu què ha passat.

## Disputes

sub-condicione = Sub condicione
sub-condicione-hint = Es continua jugant i el resultat depèn de com llegeixi la regla el Comitè. Les dues possibilitats queden escrites.
sub-condicione-do = Anota-ho i continua
point = Punt que es discuteix i situació
clock-home = Rellotge del local
clock-visitors = Rellotge del visitant
clock-hint = Temps gastat, hores i minuts: 1:45
clock-bad = Poseu hores i minuts com ara 1:45.
if-upheld = Resultat si s'accepta
if-rejected = Resultat si es refusa
results-same = Calen dos resultats diferents.
incident = Incident
incident-hint = Si els delegats no poden resoldre un incident, s'atura la partida amb jugada segellada i cada part escriu la seva versió, que l'altra signa com a llegida.
version = La vostra versió
incident-do = Escriu la versió a l'acta
version-of = Versió de { $team }, tauler { $board }
countersign = L'he llegida
own-version = Escriu la vostra versió
case-open = pendent
case-decided = resolt

## Reports and signatures

report = Comunicar el resultat
report-hint = Cada club comunica tots els resultats dels seus equips; quan hi ha els dos comunicats, es comparen.
report-to-federation = Els resultats es comuniquen a la federació.
report-to-delegation = Els resultats es comuniquen a la delegació de { $province }.
due = Termini:
report-do = Comunica
comparison = Comunicats dels dos clubs
differs = no coincideixen
warn-match-differ = Els comunicats no coincideixen als taulers { $boards }.
warn-match-report-late = El comunicat ha arribat, però tard: els resultats es comuniquen abans de les 13:00 del primer dia laborable (Delegates 5.71).
sign = Signar l'acta
sign-hint = Amb la signatura doneu per bona l'acta, davant i darrere. A l'acta de paper hi va també el número del document d'identitat.
sign-who = Delegat
sign-do = Signa
sign-nobody = El club no té cap delegat: l'oficina l'ha d'anotar.
due-papers = El que ha d'arribar
received = rebut
overdue = fora de termini
receive = Ha arribat

## The record

acta-title = Acta de l'encontre
acta-print = Acta per imprimir
acta-number = núm. { $number }
acta-name = Nom
acta-strength = Elo o cat.
acta-result = Res.
acta-list = Llista
acta-x = x
acta-delegate = delegat, nom i signatura
acta-identity = Els delegats signen amb nom complet i número del document d'identitat.
remark-substitution = { $team }, tauler { $board }: { $incoming } per { $replaced }, { $minutes } min després de l'hora oficial
remark-missing = { $team }: a { $player } li falta el document
remark-late = { $team }, tauler { $board }: { $player } va arribar { $minutes } min tard
remark-late-divided = { $team }, tauler { $board }: { $player } va arribar { $minutes } min tard per fallada del transport; temps repartit: { $visitor } al visitant, { $local } al local
remark-late-lost = { $team }, tauler { $board }: { $player } va arribar { $minutes } min tard i ha perdut per incompareixença
remark-left-early = Tauler { $board }: el local se'n va anar als { $minutes } min, abans d'hora
remark-sub-condicione = Tauler { $board }, sub condicione a les { $at }; rellotges: local { $home }, visitant { $visitors }.
remark-version = { $team }, tauler { $board }, versió:
remark-read = llegida i signada per l'altra part
remark-unread = encara no signada per l'altra part
remark-corrected = Tauler { $board }: corregit de { $from } a { $to }
remark-envelope = Tauler { $board }: sobre de jugada segellada; peces: local { $home }, visitant { $visitors }
result-meanwhile = Mentrestant algú altre hi ha escrit { $result }. Mireu-ho i torneu a desar si el vostre és el bo.
result-meanwhile-open = res
done-match-nothing = No s'ha canviat res.
board-waits = Aquest tauler espera el Comitè de Competició: el resultat no s'escriu aquí.
all-signed = L'acta és signada per totes dues parts: ja no s'hi pot canviar res. El que es discuteixi va al Comitè de Competició.
contradicts = l'acta contradiu totes dues comunicacions
cause-same-town = Dins de la mateixa població una avaria del transport no és motiu: trieu «cap que compti».
may-not-short = no pot entrar
acta-venue = Local de joc
acta-id-number = Document d'identitat
more-pieces = Al sobre anterior n'hi havia { $most }: no n'hi pot haver més.
moved = canviat
moved-from = abans:
telephone = Telèfon del jugador
telephones-hint = Després de la segona sessió la partida va al Comitè amb els telèfons dels dos jugadors (10.2 a). Només els veu qui resol.
telephone-needed = Cal un número de telèfon.
move-title = Un altre dia o lloc
move-to = Nou dia i hora
move-venue = Un altre lloc, amb adreça
move-venue-hint = Buit: es juga on estava previst.
move-who-agrees = Qui hi està d'acord
move-asks = ho demana
move-why = Explicació
move-ask = Demana-ho a la Comissió Esportiva
move-agree = D'acord:
move-nobody-agrees = cap club no hi ha donat la conformitat

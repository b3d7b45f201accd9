## The match

back = Torna a l’encontre
board = Tauler { $board }
board-short = T.
boards = Taulers
result = Resultat
white = blanques
black = negres
secret = Presentada (secreta)
not-begun = Les alineacions són secretes fins que tots dos equips han presentat la seva.
signed-both = Acta signada pels dos delegats
actions = Accions
papers = Documents
public = Pàgina pública
save = Desa
back-of-record = Dors de l’acta
done-match = Canvis desats.
done-match-received = Document marcat com a rebut.
done-match-case = Expedient { $case } obert. El resoldrà l’òrgan competent.

## Status of a team

state-line-up = Alineació presentada
state-line-up-secret = Alineació presentada (secreta)
state-no-line-up = Sense alineació
state-envelope = Sobre tancat
state-envelope-opened = Sobre obert
state-reported = Resultats comunicats
state-signed = Acta signada

## Next step of a team, after its name and a colon

next-line-up = presenteu l’alineació. Serà secreta fins que hi hagi totes dues.
next-wait = alineació presentada. Encara falta la de l’altre equip.
next-read = llegiu la versió de l’altre equip i signeu que l’heu llegida.
next-results = introduïu els resultats a mesura que s’acaben les partides.
next-report = comuniqueu els resultats a la federació.
next-sign = signeu l’acta de l’encontre.
next-done = tot comunicat i signat. Falta que l’acta arribi a la federació.
next-complete = tot complet. La federació ha rebut l’acta.

## Line-ups

line-up = Alineació
hand-in = Presenta l’alineació
line-up-hint = { $boards } taulers, segons l’ordre de forces. { $foreigners ->
    [one] Com a màxim, un estranger.
   *[other] Com a màxim, { $foreigners } estrangers.
}
line-up-in = Ja heu presentat una alineació. La podeu canviar fins que l’altre equip presenti la seva.
line-ups-open = Les dues alineacions estan obertes i ja no es poden canviar. Encara podeu substituir jugadors absents.
line-up-gap = Ompliu aquest tauler: només poden quedar buits els últims.
line-up-number = Trieu un jugador de la llista.
own-titulars = Titulars de l’equip
lower-players = Jugadors d’equips inferiors
may-not = No poden jugar en aquest equip
may-not-short = no pot jugar
nobody = Cap jugador
reserve = Reserva
after-play = L’encontre ja s’ha jugat
after-play-hint = Les irregularitats s’anoten a l’acta i passen al Comitè de Competició.
done-match-line-up-secret = Alineació presentada. Serà secreta fins que l’altre equip presenti la seva.
done-match-line-ups-open = Alineació presentada. Les dues alineacions ja estan obertes.

## Line-up in a closed envelope (15.5)

envelope = Alineació en sobre tancat (15.5)
envelope-use = Fes servir el sobre tancat
envelope-hint = Si una superposició de calendaris afecta alguns taulers, presenteu-ne l’alineació abans, en un sobre tancat. El registre només en guarda una empremta, que no revela res.
envelope-board = Tauler (línia { $line })
envelope-player = Jugador (línia { $line })
envelope-line = Indiqueu el tauler i el jugador.
envelope-seal = Tanca el sobre
envelope-closed = Hi ha una alineació en sobre tancat. Taulers: { $boards }.
envelope-not-yet = El sobre no es pot obrir abans que comenci l’encontre (15.5).
envelope-open = Obre el sobre
envelope-opened = Jugadors del sobre obert:

## Substitutes, late arrivals, attendance

substitute = Substitució
substitute-window = Entre les { $from } i les { $until }. Substitucions disponibles: { $left }.
replaced = Jugador absent
incoming = Suplent
incoming-hint = Un jugador d’un equip inferior amb un número de llista més alt.
substitute-at = Hora de la substitució
substitute-do = Substitueix el jugador
late = Arribada tardana
late-board = Tauler
late-at = Hora d’arribada
late-hint = Fins a les { $limit } el jugador pot començar, amb el temps perdut descomptat. Amb justificant d’una fallada del transport públic, un visitant d’una altra població pot començar fins a les { $wait }: el { $visitor } % del temps perdut va a càrrec seu i el { $local } %, a càrrec del local.
late-do = Anota l’arribada
cause = Motiu
cause-none = Cap motiu vàlid
cause-transport = Fallada del transport públic, amb justificant
cause-hint = El Comitè de Competició decideix si accepta el justificant.
cause-same-town = Una fallada del transport només compta per als visitants d’una altra població. Trieu «Cap motiu vàlid».
hour-bad = Indiqueu una hora, per exemple 17:05, no anterior a l’hora oficial d’inici ({ $start }).
choose-board = Trieu un tauler.
number-bad = Indiqueu un nombre enter entre { $least } i { $most }.
done-match-late = Arribada anotada. { $minutes ->
    [one] El jugador comença amb un minut menys.
   *[other] El jugador comença amb { $minutes } minuts menys.
}
done-match-divided = Arribada anotada. Temps perdut: { $visitor } a càrrec del visitant i { $local } a càrrec del local. El Comitè de Competició examinarà el justificant.
warn-match-lost = Massa tard: la partida es perd per incompareixença.
team = Assistència, sortides i represes
team-record = Anota l’assistència
team-presence = Assistència a l’hora oficial d’inici
team-hint = Si hi ha menys de la meitat dels jugadors ({ $half } en un equip amb { $boards } taulers), no comença ningú i tots els rellotges corren a càrrec de l’equip (12.3).
present = Jugadors presents
half-at = Hora en què ja hi havia mig equip
half-hint = Deixeu-ho en blanc si mig equip no va arribar mai o ja hi era a l’hora oficial.
leave = Sortida d’un jugador local
leave-hint = Si els clubs són de poblacions diferents, els locals no poden marxar abans de les { $wait } (12.1).
leave-at = Hora de sortida
resumption = Retard en una represa
resumption-hint = Qui arriba més de { $minutes } minuts tard perd la partida (12.4).
resumption-minutes = Minuts de retard
presence-clocks-ran = menys de la meitat dels jugadors a l’hora oficial; tots els rellotges van córrer { $minutes } min
presence-divided = temps perdut repartit: visitants { $visitor }, locals { $local }
presence-lost = encontre perdut per incompareixença

## Results, unfinished games, remarks

results = Resultats
results-enter = Introdueix els resultats
results-hint = Introduïu els resultats en què estan d’acord tots dos equips. Els errors es poden corregir fins que tots dos hagin signat.
unfinished = Partides inacabades
unfinished-record = Ajorna o reprèn una partida
open-decides = Les partides inacabades encara poden decidir l’encontre (10.1).
open-not = Les partides inacabades ja no poden decidir l’encontre (10.1).
step = Pas següent
step-hint = L’anàlisi i el final de { $minutes } minuts només són per a partides que no poden decidir l’encontre.
choose-step = Trieu el pas següent.
step-seal = Jugada secreta
step-resume = Inici de la segona sessió
step-send = Anàlisi de la federació
step-quick = Final amb { $minutes } minuts per jugador
sealed-move = Sobre de la jugada secreta
sealed-hint = Indiqueu el nombre de peces que queden a cada jugador. Tots dos l’escriuen en lletres al sobre (11.1).
home-pieces = Peces del jugador local
visitors-pieces = Peces del jugador visitant
sealed-minutes = Temps emprat en la jugada secreta (minuts)
sealed-stopped = Qui ha fet la jugada secreta ha aturat els rellotges
sealed-signed = Sobre tancat i signat al dors
more-pieces = Al sobre anterior n’hi havia { $most }. Indiqueu aquest nombre o menys.
remarks = Observacions i comprovacions
remarks-add = Afegeix observacions
prepare = Abans de jugar
prepare-session = Abans de la sessió { $session }
prepared-laid = Rellotges, taulers i planelles col·locats i comprovats
prepared-materials = Reglaments, circulars, impresos i sobres disponibles
prepared-list = Llista segellada presentada
prepared-credentials = Credencials federatives o DNI presentats
prepared-kept = Acta i sobres custodiats entre sessions
check-withdraw = Retira
missing = Document que falta
missing-whose = Jugador
marks = Signes de la columna x
mark = Signe
mark-x = X: incompareixença
mark-c = C: continua
mark-o = O: observacions al dors
mark-take-off = Treu
words-title = Observació al dors
words = Text
words-missing = Escriviu què ha passat.

## Disputes

sub-condicione = Joc sub condicione
sub-condicione-hint = Es continua jugant mentre el Comitè de Competició resol el punt en disputa, i el resultat depèn de la resolució. S’anoten tots dos resultats possibles.
sub-condicione-do = Continua sub condicione
point = Punt en disputa i situació
clock-home = Rellotge del jugador local
clock-visitors = Rellotge del jugador visitant
clock-hint = Temps gastat en hores i minuts, per exemple 1:45.
clock-bad = Indiqueu hores i minuts, per exemple 1:45.
if-upheld = Resultat si s’accepta
if-rejected = Resultat si es rebutja
results-same = Trieu dos resultats diferents.
incident = Incidència
incident-record = Anota una incidència
incident-hint = Si els delegats no poden resoldre una incidència, la partida s’ajorna amb jugada secreta. Cada equip escriu la seva versió i l’altre signa que l’ha llegida (5.93).
version = La vostra versió
incident-do = Afegeix la versió a l’acta
version-of = Versió presentada per { $team }, tauler { $board }
countersign = Signa com a llegida
own-version = Afegeix la vostra versió
case-open = Pendent
case-decided = Resolt

## Reports and signatures

report = Comunicació dels resultats
report-hint = Cada club comunica tots els resultats dels seus equips. Quan hi ha les dues comunicacions, adoube les compara.
report-to-federation = Els resultats es comuniquen a la federació.
report-to-delegation = Els resultats es comuniquen a la delegació territorial ({ $province }).
due = Termini:
report-do = Comunica els resultats
comparison = Comunicacions dels dos clubs
differs = Les comunicacions no coincideixen
contradicts = L’acta contradiu totes dues comunicacions
warn-match-differ = Les comunicacions no coincideixen en aquests taulers: { $boards }.
warn-match-report-late = Comunicació desada, però fora de termini (Delegats 5.71).
sign = Signatura de l’acta
sign-hint = En signar accepteu l’acta, l’anvers i el dors. A l’acta en paper els delegats hi escriuen també el número del DNI.
sign-who = Delegat
sign-do = Signa l’acta
sign-nobody = El club no té cap delegat. Demaneu a la secretaria de la federació que n’hi registri un.
due-papers = Documents pendents
received = Rebut
overdue = Fora de termini
receive = Marca com a rebut

## The match record

acta-title = Acta de l’encontre
acta-print = Imprimeix l’acta
acta-number = Núm. { $number }
acta-name = Nom
acta-strength = Elo o cat.
acta-result = Res.
acta-list = Llista
acta-x = x
acta-venue = Local de joc
acta-delegate = Delegat: nom i signatura
acta-id-number = DNI
acta-identity = Els delegats signen amb el nom complet i el número del DNI (5.94).
remark-substitution = { $team }, tauler { $board }: { $incoming } substitueix { $replaced }, { $minutes } min després de l’hora oficial
remark-missing = { $team }: falta un document ({ $player })
remark-late = { $team }, tauler { $board }: { $player } va arribar { $minutes } min tard
remark-late-divided = { $team }, tauler { $board }: { $player } va arribar { $minutes } min tard per una fallada del transport públic; temps perdut: visitant { $visitor }, local { $local }
remark-late-lost = { $team }, tauler { $board }: { $player } va arribar { $minutes } min tard i va perdre per incompareixença
remark-left-early = Tauler { $board }: el jugador local va marxar massa aviat, als { $minutes } min (12.1)
remark-session = Tauler { $board }: el Comitè ordena continuar la partida el { $day } a les { $hour }
remark-sub-condicione = Tauler { $board }, sub condicione a les { $at }. Rellotges: local { $home }, visitant { $visitors }. «{ $point }»
remark-version = Versió presentada per { $team }, tauler { $board }: «{ $words }»
remark-read = (llegida i signada per l’altre equip)
remark-unread = (l’altre equip encara no l’ha signada)
rulings = Resolucions
remark-ruling = Expedient { $case } ({ $matter }): { $body }, { $day }: { $ruling }
remark-ruling-board = Tauler { $board }, expedient { $case } ({ $matter }): { $body }, { $day }: { $ruling }
remark-corrected = Tauler { $board }: resultat corregit, { $from } → { $to }
remark-envelope = Tauler { $board }: sobre de jugada secreta. Peces: local { $home }, visitant { $visitors }
result-meanwhile = Algú altre acaba d’introduir { $result } aquí. Torneu a desar per substituir-ho.
result-meanwhile-open = Algú altre acaba de treure aquest resultat. Torneu a desar per introduir el vostre.
done-match-nothing = No hi ha canvis per desar.
board-waits = Aquest tauler depèn del Comitè de Competició i el resultat no es pot introduir aquí.
all-signed = Tots dos equips han signat i l’acta està tancada. Presenteu les reclamacions al Comitè de Competició.

## Phone numbers for the Committee

telephone = Telèfon del jugador
telephones-hint = Després de la segona sessió la partida s’envia al Comitè de Competició amb els telèfons dels dos jugadors (10.2). Només els veu qui resol l’expedient.
telephone-needed = Indiqueu un telèfon amb 6 xifres com a mínim i 20 com a màxim.

## Another date or venue

moved = Canviat
moved-from = Data prevista:
move-title = Canvi de data o de local
move-request = Canvia la data o el local
move-to = Data i hora noves
move-venue = Local nou, amb l’adreça
move-venue-hint = Deixeu-ho en blanc per mantenir el local previst.
move-who-agrees = Equips que hi estan d’acord
move-asks = demana el canvi
move-why = Motiu
move-ask = Envia a la Comissió Esportiva
move-agree = Hi estan d’acord:
move-nobody-agrees = Encara no hi està d’acord cap equip

## Lines of the log

log-line-up = Alineació presentada
log-envelope = Alineació presentada en sobre tancat
log-envelope-opened = Sobre d’alineació obert
log-prepared = Comprovació prèvia anotada
log-unprepared = Comprovació retirada
log-missing = Falta d’un document anotada
log-attendance = Assistència anotada
log-substituted = Jugador substituït
log-late = Arribada tardana anotada
log-left = Sortida anotada
log-resumption = Retard en una represa anotat
log-result = Resultat introduït
log-corrected = Resultat corregit
log-mark = Signe de la columna x anotat
log-unmarked = Signe de la columna x tret
log-step = Partida inacabada: pas següent anotat
log-sub-condicione = Partida continuada sub condicione
log-incident = Incidència anotada
log-read = Versió signada com a llegida
log-reported = Resultats comunicats
log-signed = Acta signada
log-remark = Observació afegida
sealed-by = Ha fet la jugada secreta
sealed-move-number = Número de la jugada secreta
sealed-move-number-bad = Escriviu el número de la jugada; per exemple, 41.
sealed-position = Posició abans de la jugada secreta
sealed-position-hint = Les caselles de totes les peces, o un FEN.
sealed-position-bad = Escriviu la posició en 200 caràcters com a màxim.
home-pieces-words = Peces del jugador local, en lletres
visitors-pieces-words = Peces del jugador visitant, en lletres
pieces-words-bad = Escriviu el nombre en lletres, com l’han escrit tots dos jugadors (11.1).
home-used = Temps emprat pel jugador local (h:mm)
visitors-used = Temps emprat pel jugador visitant (h:mm)
used-bad = Escriviu hores i minuts; per exemple, 2:35.
sealed-home-delegate = Signat pel delegat local
sealed-visitors-delegate = Signat pel delegat visitant
sealed-delegate-needed = Després de la segona sessió han de signar tots dos delegats (10.2).
resumed = Represa
resumed-hint = Sense un àrbitre titulat, el sobre només s’obre si hi són tots dos jugadors. El rellotge de l’absent es pot posar en marxa (11.4).
resumption-home = Hi és el jugador local
resumption-visitors = Hi és el jugador visitant
resumption-arbiter = Dirigeix un àrbitre titulat
remark-envelope-contents = Jugada secreta de { $player }, jugada { $move }. En lletres: local { $home-words }, visitant { $visitors-words }. Temps emprat: local { $home }, visitant { $visitors }. Posició: { $position }
remark-resumed = Tauler { $board }: partida represa el { $day } a les { $hour }. Presents: { $present }
remark-arbiter = àrbitre titulat
remark-closed = El sobre va quedar tancat (11.4)

## The match

match-back = Torna a l'encontre
match-board = Tauler { $board }
match-board-short = T.
match-boards = Taulers
match-result = Resultat
match-white = blanques
match-black = negres
match-secret = lliurada, secreta
match-not-begun = les alineacions són secretes fins que hi ha totes dues
match-signed-both = acta signada pels dos delegats
match-actions = Què es pot fer
match-papers = Papers
match-public = Pàgina pública
match-save = Desa
match-back-of-record = Dors de l'acta
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

match-next-line-up = lliureu l'alineació. Ningú no la veu fins que hi ha totes dues.
match-next-wait = l'alineació és lliurada; falta la de l'altre equip.
match-next-read = llegiu la versió de l'altra part i signeu que l'heu llegida.
match-next-results = entreu els resultats a mesura que s'acaben les partides.
match-next-report = comuniqueu el resultat a la federació.
match-next-sign = signeu l'acta.
match-next-done = tot fet. L'acta ha d'arribar a la federació.
match-next-complete = tot fet, i l'acta ha arribat.

## Line-ups

match-line-up = Alineació
match-hand-in = Lliura l'alineació
match-line-up-hint = { $boards } taulers, per l'ordre de la llista; com a màxim { $foreigners } estrangers.
match-line-up-in = Ja n'hi ha una de lliurada; es pot canviar fins que hi hagi la de l'altre equip.
match-line-ups-open = Les dues alineacions són obertes: ja no es poden canviar, només substituir jugadors.
match-line-up-gap = No pot quedar cap tauler buit entremig.
match-line-up-number = Trieu un jugador de la llista.
match-own-titulars = Titulars de l'equip
match-lower-players = D'equips inferiors
match-may-not = No poden jugar aquí
match-nobody = ningú
match-reserve = Reserva
match-after-play = L'encontre ja s'ha jugat
match-after-play-hint = El que no sigui correcte s'anota a l'acta i va al Comitè.
done-match-line-up-secret = Alineació lliurada. És secreta fins que hi hagi la de l'altre equip.
done-match-line-ups-open = Hi ha totes dues alineacions: ja són a la vista.

## Envelopes of 15.5

match-envelope = Alineació en sobre tancat (15.5)
match-envelope-hint = Si una coincidència de calendari afecta alguns taulers, la seva alineació es lliura abans, en sobre tancat. El registre en guarda una empremta que no diu res.
match-envelope-board = Tauler ({ $line })
match-envelope-player = Jugador ({ $line })
match-envelope-line = Poseu el tauler i el jugador.
match-envelope-seal = Tanca el sobre
match-envelope-closed = Hi ha un sobre tancat amb l'alineació dels taulers { $boards }.
match-envelope-not-yet = El sobre s'obre a l'hora de l'encontre, no abans.
match-envelope-open = Obre el sobre
match-envelope-opened = El sobre és obert:

## Substitutes and delays

match-substitute = Substitució
match-substitute-window = Entre les { $from } i les { $until }. En queden: { $left }.
match-replaced = Qui no ha vingut
match-incoming = Qui entra
match-incoming-hint = Un jugador d'un equip inferior, amb un número més alt.
match-substitute-at = Hora de la substitució
match-substitute-do = Substitueix
match-late = Jugador que arriba tard
match-late-board = Tauler
match-late-at = Hora d'arribada
match-late-hint = Fins a les { $limit } juga amb el temps perdut al seu rellotge. Un visitant d'una altra població, amb prova de la fallada del transport, fins a les { $wait } amb el temps repartit 60/40.
match-late-do = Anota l'arribada
match-cause = Motiu
match-cause-none = cap que compti
match-cause-transport = fallada del transport públic, amb prova
match-cause-hint = La prova va al Comitè de Competició, que l'admet o no.
match-hour-bad = Poseu una hora com ara 17:05, no abans de l'hora oficial ({ $start }).
match-choose-board = Trieu un tauler.
match-number-bad = Poseu un nombre possible.
done-match-late = Juga, amb { $minutes } minuts menys.
done-match-divided = Juga amb el temps repartit: { $visitor } al rellotge del visitant, { $local } al del local. La prova va al Comitè.
warn-match-lost = Massa tard: perdut per incompareixença.
match-team = Equip incomplet, sortides i represes
match-team-presence = Qui era a l'hora oficial
match-team-hint = Amb menys de { $half } jugadors de { $boards } no comença ningú i tots els rellotges corren.
match-present = Jugadors presents
match-half-at = Hora en què hi va haver la meitat
match-half-hint = En blanc si la meitat no va arribar mai, o si ja hi era.
match-leave = Un jugador local se'n va
match-leave-hint = Si els clubs són de poblacions diferents, no abans de les { $wait }.
match-leave-at = Hora de sortida
match-resumption = Retard en una represa
match-resumption-hint = Més d'una hora perd.
match-resumption-minutes = Minuts de retard
presence-clocks-ran = amb menys de la meitat a l'hora oficial: tots els rellotges van córrer { $minutes } min
presence-divided = temps repartit: { $visitor } als visitants, { $local } als locals
presence-lost = encontre perdut per incompareixença

## Results, unfinished games, remarks

match-results = Resultats
match-results-hint = El que tots dos equips donen per bo a la taula. El que s'ha escrit malament es pot corregir fins que tots dos hagin signat.
match-unfinished = Partides inacabades
match-open-decides = Les partides pendents encara poden decidir l'encontre (10.1).
match-open-not = Les partides pendents ja no poden decidir l'encontre (10.1).
match-step = Què passa amb la partida
match-step-hint = Enviar a anàlisi o acabar amb 15 minuts només si la partida no decideix.
match-choose-step = Trieu què passa amb la partida.
step-seal = es segella la jugada
step-resume = es reprèn la segona sessió
step-send = s'envia a la federació per analitzar
step-quick = s'acaba amb 15 minuts per jugador
match-sealed-move = Si es segella: el sobre
match-sealed-hint = Les peces que queden a cada bàndol, escrites en lletres pels dos jugadors.
match-home-pieces = Peces del local
match-visitors-pieces = Peces del visitant
match-sealed-minutes = Minuts per segellar
match-sealed-stopped = Qui segella ha aturat els rellotges
match-sealed-signed = El sobre és tancat i signat al dors
match-remarks = Observacions i comprovacions
match-prepare = Abans de jugar
prepared-laid = Rellotges, taulers i planelles a punt i comprovats
prepared-materials = Reglaments, circulars, impresos i sobres a mà
prepared-list = Llista segellada ensenyada
prepared-credentials = Credencials o documents ensenyats
prepared-kept = Acta i sobres guardats entre sessions
match-missing = Document que falta
match-missing-whose = De qui
match-marks = Marques de la columna x
match-mark = Marca
mark-x = X: no s'ha presentat
mark-c = C: continua
mark-o = O: observacions al dors
match-words-title = Observació al dors
match-words = Text
match-words-missing = Escriviu què ha passat.

## Disputes

match-sub-condicione = Sub condicione
match-sub-condicione-hint = Es continua jugant i el resultat depèn de com llegeixi la regla el Comitè. Les dues possibilitats queden escrites.
match-sub-condicione-do = Anota-ho i continua
match-point = Punt que es discuteix i situació
match-clock-home = Rellotge del local
match-clock-visitors = Rellotge del visitant
match-clock-hint = Temps gastat, hores i minuts: 1:45
match-clock-bad = Poseu hores i minuts com ara 1:45.
match-if-upheld = Resultat si s'accepta
match-if-rejected = Resultat si es refusa
match-results-same = Calen dos resultats diferents.
match-incident = Incident
match-incident-hint = Si els delegats no poden resoldre un incident, s'atura la partida amb jugada segellada i cada part escriu la seva versió, que l'altra signa com a llegida.
match-version = La vostra versió
match-incident-do = Escriu la versió a l'acta
match-version-of = Versió de { $team }, tauler { $board }
match-countersign = L'he llegida
match-own-version = Escriu la vostra versió
match-case-open = pendent
match-case-decided = resolt

## Reports and signatures

match-report = Comunicar el resultat
match-report-hint = Cada club comunica tots els resultats dels seus equips; quan hi ha els dos comunicats, es comparen.
match-report-to-federation = Els resultats es comuniquen a la federació.
match-report-to-delegation = Els resultats es comuniquen a la delegació de { $province }.
match-due = Termini:
match-report-do = Comunica
match-comparison = Comunicats dels dos clubs
match-differs = no coincideixen
warn-match-differ = Els comunicats no coincideixen als taulers { $boards }.
warn-match-report-late = El comunicat ha arribat, però tard: els resultats es comuniquen abans de les 13:00 del primer dia laborable (Delegates 5.71).
match-sign = Signar l'acta
match-sign-hint = Amb la signatura doneu per bona l'acta, davant i darrere. A l'acta de paper hi va també el número del document d'identitat.
match-sign-who = Delegat
match-sign-do = Signa
match-sign-nobody = El club no té cap delegat: l'oficina l'ha d'anotar.
match-due-papers = El que ha d'arribar
match-received = rebut
match-overdue = fora de termini
match-receive = Ha arribat

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
match-result-meanwhile = Mentrestant algú altre hi ha escrit { $result }. Mireu-ho i torneu a desar si el vostre és el bo.
match-result-meanwhile-open = res
done-match-nothing = No s'ha canviat res.
match-board-waits = Aquest tauler espera el Comitè de Competició: el resultat no s'escriu aquí.
match-all-signed = L'acta és signada per totes dues parts: ja no s'hi pot canviar res. El que es discuteixi va al Comitè de Competició.
match-contradicts = l'acta contradiu totes dues comunicacions
match-cause-same-town = Dins de la mateixa població una avaria del transport no és motiu: trieu «cap que compti».
match-may-not-short = no pot entrar
acta-venue = Local de joc
acta-id-number = Document d'identitat
match-more-pieces = Al sobre anterior n'hi havia { $most }: no n'hi pot haver més.
match-moved = canviat
match-moved-from = abans:
match-telephone = Telèfon del jugador
match-telephones-hint = Després de la segona sessió la partida va al Comitè amb els telèfons dels dos jugadors (10.2 a). Només els veu qui resol.
match-telephone-needed = Cal un número de telèfon.
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

## Pages of an event

tab-overview = Resum
tab-players = Jugadors
tab-rounds = Rondes
tab-results = Resultats
tab-standings = Classificació
tab-crosstable = Quadre
tab-log = Registre
tab-settings = Dades
tab-files = Fitxers
mark-closed = tancat
mark-draft = ronda { $round }: esborrany
mark-playing = ronda { $round } en joc
mark-fide = mode FIDE
mark-not-fide = fora del mode FIDE
state-entries = inscripcions obertes
state-draft = ronda { $round } de { $rounds }: esborrany
state-playing = ronda { $round } de { $rounds }: en joc
state-between = ronda { $round } de { $rounds }: acabada
players = Jugadors

## List and new events

new = Torneig nou
make = Crea el torneig
from-file = Torneig d'un fitxer TRF
state = Estat
demo-title = Torneig de demostració
demo-intro = 24 jugadors inventats, cinc rondes, la quarta a mig jugar: tot es pot provar sense por.
demo-make = Crea la demostració
done-demo = La demostració és a punt. Proveu d'entrar els resultats que falten.
done-event-made = El torneig s'ha creat. Ara els jugadors.

## Overview

overview-facts = El torneig
overview-public = Pàgina pública
overview-latest = Darrers actes
overview-log = Tot el registre
overview-withdrawn = retirats: { $count }
next-players = Inscriviu els jugadors: escrits, d'un fitxer CSV o d'un TRF.
next-players-button = Inscriu jugadors
next-pair = Ja es pot aparellar la ronda { $round } (inscrits: { $count }).
next-pair-button = Aparella la ronda
next-draft = L'aparellament de la ronda { $round } és un esborrany: repasseu-lo i publiqueu-lo.
next-draft-button = Vegeu l'esborrany
next-results = La ronda { $round } es juga. Resultats que falten: { $count }.
next-results-button = Entra resultats
next-close-round = Hi ha tots els resultats de la ronda { $round }: ja es pot tancar.
next-close-round-button = Tanca la ronda
next-over = S'han jugat totes les rondes. Comproveu la classificació i tanqueu el torneig.
next-closed = El torneig és tancat. L'informe és a punt.
close = Tanca el torneig
reopen = Torna a obrir el torneig
done-event-closed = El torneig és tancat.
done-reopened = El torneig torna a ser obert.
slips-title = Resultats comunicats pels jugadors
slip-approve = Aprova
slip-reject = Refusa
done-approved = Resultat aprovat.
done-rejected = Resultat refusat.

## Settings

settings-what = Què i on
settings-how = Com es juga
settings-points = Punts i desempats
settings-players = Jugadors i públic
settings-announced = El que s'anuncia
name = Nom
place = Lloc
federation = Federació
arbiter = Àrbitre principal
deputies = Altres àrbitres
hint-deputies = Una línia per a cadascun
starts = Comença
ends = Acaba
system = Sistema
system-dutch-2026 = Suís holandès (FIDE 2026)
system-dutch-2017 = Suís holandès (FIDE 2017)
system-swiss-1985 = Suís del 1985
system-round-robin = Lliga
system-round-robin-double = Lliga a dues voltes
system-round-robin-swapped = Lliga a dues voltes, amb canvi a les darreres rondes
system-knockout = Eliminatòries
system-knockout-handbook = Eliminatòries, quadre del reglament
games = Partides per eliminatòria
rounds = Rondes
hint-rounds = D'1 a 200; en una eliminatòria, 0 les deixa al quadre
rate = Ritme de joc
hint-rate = Minuts + segons per jugada: 90+30; amb controls: 40/90+30, 30+30
play = Modalitat
play-by-rate = segons el ritme
play-standard = lents
play-rapid = ràpids
play-blitz = llampec
edition = Edició de les Lleis
default-time = Temps d'espera (minuts)
colour = Color inicial per sorteig
colour-white = blanques
colour-black = negres
colour-none = encara no s'ha sortejat: es sorteja en aparellar la primera ronda
baku = Acceleració de Bakú
tie-breaks = Desempats
tie-breaks-fide-swiss = FIDE, suís
tie-breaks-fide-round-robin = FIDE, lliga
tie-breaks-fide-rated = FIDE, suís amb mitjana d'Elo
tie-breaks-fce-swiss = Federació Catalana, suís
tie-breaks-fce-roundrobin = Federació Catalana, lliga
tie-breaks-own = pels codis de la dreta
codes = Codis dels desempats
hint-codes = Els codis de la FIDE (C.07): BH/C1 BH SB DE WIN…
points-win = Punts: victòria
points-draw = Punts: taules
points-loss = Punts: derrota
points-bye = Punts: descans assignat
rating-method = Quin Elo compta
rating-fide-then-national = FIDE; si no, nacional
rating-fide = FIDE
rating-national = nacional
rating-national-then-fide = nacional; si no, FIDE
rating-higher = el més alt
rating-list = Llista d'Elo usada
half-byes = Descansos de mig punt per jugador
byes-not-last = Sense descansos en les darreres rondes
initials-below = Inicials per sota d'aquesta edat
delay = Retard de la retransmissió (segons)
check-in = Cal confirmar la presència abans d'aparellar
annulled = Qui es retira abans de la meitat queda fora (14.31)
schedule = Horari
hint-schedule = Una línia per ronda: 2026-11-16 17:00
regulations = Reglament
event-fide-mode = Mode FIDE
hint-fide-mode = Avisa del que la FIDE no accepta. Se'n pot sortir, però no tornar-hi.
fide-mode = Mode FIDE
fide-mode-on = El torneig és en mode FIDE.
fide-mode-off = El torneig ha sortit del mode FIDE; no s'hi pot tornar.
fide-mode-reason = Motiu, per a l'informe
fide-mode-leave = Surt del mode FIDE
done-left-fide = El torneig ha sortit del mode FIDE.
done-settings = Dades desades.
done-nothing = No hi ha res a canviar.
done-saved = Desat.

## Fields

field-needed = Cal omplir aquest camp.
field-choice = Trieu un valor de la llista.
field-date = S'esperava una data com 2026-11-16.
field-rate = Això no és un ritme de joc; s'esperava per exemple 90+30.
field-number = S'esperava un nombre de { $least } a { $most }.
field-rating = S'esperava un Elo de 0 a 4000.
field-games = S'esperava un nombre d'1 a 12.
field-points = S'esperaven punts com 1, 0.5 o 3.
field-digits = Només xifres, com a màxim 12.
field-long = Com a màxim { $most } caràcters.
field-names = Com a màxim { $most } noms, cadascun de { $long } caràcters com a màxim.
field-tie-break = «{ $code }» no és cap desempat conegut.
field-tie-breaks = S'esperaven com a molt { $most } desempats, i cap dels d'equips.
field-tie-break-twice = El desempat «{ $code }» hi és dues vegades.
field-schedule = «{ $found }» no diu cap dia; s'esperava una línia com ara 2026-11-16 17:00.
field-result = S'esperava 1, 0, =, +, - o --.

## Confirming and refusals

confirm-title = Cal que ho confirmeu
confirm-not-title = Això no es pot fer en mode FIDE
confirm-follows = Què se'n segueix:
confirm-ask = Voleu fer-ho igualment? Quedarà al registre qui ho ha confirmat.
confirm-first = Això té conseqüències que no es poden desfer. Si continueu, se us tornarà a preguntar.
confirm-go-on = Continua
confirm-yes = Sí, fes-ho
confirm-leave = Per fer-ho, abans cal sortir del mode FIDE.
confirm-leave-link = Com se surt del mode FIDE
warn-refused = No s'ha fet: { $why }
warn-consequences = Fet. Conseqüències: { $what }
failure-past = El passat no es pot canviar: torneu al present.

## Log

log-intro = Tot el que s'ha fet, per qui i quan. Res no s'esborra: desfer és un acte nou.
log-number = Núm.
log-when = Quan
log-who = Qui
log-by-desk = el programa
log-by-game = Tauler { $board }, ronda { $round }
log-what = Què
log-acts = Accions
log-look = veure-ho llavors
log-undo = desfer
log-undone = desfet
log-of = de l'acte { $number }
log-more = Més antics
done-undone = L'acte { $number } s'ha desfet.

## Files

file-trf26 = Informe TRF26
file-trf16 = Informe TRF16
file-pgn = Resultats en PGN
file-csv = Jugadors en CSV
file-consolation = Eliminatòria de consolació de la categoria { $category } (TRF26): s'importa en un torneig nou (3.11)
file-get = Baixa
files-personal = L'informe porta dates de naixement, perquè la FIDE les demana.

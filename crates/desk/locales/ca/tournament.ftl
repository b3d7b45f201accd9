## Tournament pages

tab-overview = Resum
tab-players = Jugadors
tab-rounds = Rondes
tab-results = Resultats
tab-standings = Classificació
tab-crosstable = Quadre creuat
tab-log = Registre
tab-settings = Configuració
tab-files = Fitxers
mark-closed = Tancat
mark-draft = Ronda { $round }: esborrany
mark-playing = Ronda { $round } en joc
mark-fide = Mode FIDE
mark-not-fide = Mode FIDE desactivat
state-entries = Inscripcions obertes
state-draft = Ronda { $round }/{ $rounds }: esborrany
state-playing = Ronda { $round }/{ $rounds }: en joc
state-between = Ronda { $round }/{ $rounds }: acabada
players = Jugadors

## List of tournaments, new tournaments

new = Torneig nou
make = Crea el torneig
from-file = Importa un torneig (TRF)
state = Estat
demo-title = Torneig de prova
demo-intro = 24 jugadors de mostra, cinc rondes, la quarta en joc. Res del que hi feu no afecta cap torneig real.
demo-make = Crea el torneig de prova
demo-make-season = Crea la temporada de prova
done-demo = Torneig de prova creat. Proveu d’introduir els resultats que falten.
done-event-made = Torneig creat. Ara afegiu-hi els jugadors.

## Overview

overview-facts = Torneig
overview-public = Pàgina pública
overview-latest = Activitat recent
overview-log = Registre complet
overview-withdrawn = retirades: { $count }
next-players = Afegiu els jugadors. Escriviu-los o importeu un fitxer CSV o TRF.
next-players-button = Afegeix jugadors
next-pair = La ronda { $round } es pot aparellar. Jugadors presents: { $count }.
next-pair-button = Aparella la ronda
next-draft = Ronda { $round }: els aparellaments són un esborrany. Reviseu-los i publiqueu-los.
next-draft-button = Revisa l’esborrany
next-results = Ronda { $round } en joc. { $missing }.
next-results-button = Introdueix els resultats
next-close-round = Ronda { $round }: hi ha tots els resultats. Tanqueu la ronda.
next-close-round-button = Tanca la ronda
next-over = S’han jugat totes les rondes. Reviseu la classificació i tanqueu el torneig.
next-closed = El torneig està tancat. Ja podeu baixar l’informe.
close = Tanca el torneig
reopen = Reobre el torneig
done-event-closed = Torneig tancat.
done-reopened = Torneig reobert.
slips-title = Resultats enviats pels jugadors
slip-approve = Aprova
slip-reject = Rebutja
done-approved = Resultat aprovat.
done-rejected = Resultat rebutjat.

## Settings

settings-what = Dades del torneig
settings-how = Sistema i ritme de joc
settings-points = Punts i desempats
settings-players = Jugadors i pàgines públiques
settings-announced = Informació pública
name = Nom
place = Lloc
federation = Federació
arbiter = Àrbitre principal
deputies = Àrbitres adjunts
hint-deputies = Un nom per línia.
starts = Data d’inici
ends = Data de finalització
system = Sistema d’aparellament
system-dutch-2026 = Suís, sistema holandès (FIDE 2026)
system-dutch-2017 = Suís, sistema holandès (FIDE 2017)
system-swiss-1985 = Suís, regles de 1985
system-round-robin = Round robin
system-round-robin-double = Round robin a doble volta
system-round-robin-swapped = Round robin a doble volta, amb les dues últimes rondes de la primera intercanviades
system-knockout = Eliminatòries
system-knockout-handbook = Eliminatòries, quadre del reglament
games = Partides per matx (eliminatòries)
rounds = Rondes
hint-rounds = Entre 1 i 200. En unes eliminatòries, amb 0 ho decideix el quadre.
rate = Ritme de joc
hint-rate = Minuts + segons per jugada, per exemple 90+30; amb dos períodes, 40/90+30, 30+30.
play = Modalitat
play-by-rate = Segons el ritme de joc
play-standard = Estàndard
play-rapid = Ràpid
play-blitz = Llampec
edition = Edició de les Lleis
default-time = Temps d’espera (minuts)
colour = Color del número 1 a la primera ronda
colour-white = Blanques
colour-black = Negres
colour-none = Se sorteja en aparellar la primera ronda
baku = Acceleració de Bakú
tie-breaks = Desempats
tie-breaks-fide-swiss = FIDE, suís
tie-breaks-fide-round-robin = FIDE, round robin
tie-breaks-fide-rated = FIDE, suís amb mitjana d’Elo
tie-breaks-fce-swiss = Federació Catalana, suís
tie-breaks-fce-roundrobin = Federació Catalana, round robin
tie-breaks-own = Personalitzats (escriviu-ne els codis)
codes = Codis de desempat
hint-codes = Codis de la FIDE per ordre, per exemple BH-C1 BH SB DE (C.07).
points-win = Punts per victòria
points-draw = Punts per taules
points-loss = Punts per derrota
points-bye = Punts per bye assignat
rating-method = Elo que es fa servir
rating-fide-then-national = FIDE; si no en té, nacional
rating-fide = Només FIDE
rating-national = Només nacional
rating-national-then-fide = Nacional; si no en té, FIDE
rating-higher = El més alt dels dos
rating-list = Llista d’Elo
half-byes = Byes de mig punt per jugador
byes-not-last = Nombre d’últimes rondes sense byes
initials-below = Només inicials per als menors de (anys)
delay = Retard de la retransmissió (segons)
check-in = Aparella només els jugadors amb presència confirmada
annulled = Anul·la les partides de qui es retira abans de la meitat de les rondes (14.31)
schedule = Calendari
hint-schedule = Una ronda per línia, per exemple 2026-11-16 17:00.
zone = Zona horària
hint-zone = Per exemple, Europe/Madrid. Deixeu-la buida per fer servir la zona horària del servidor.
regulations = Bases del torneig
event-fide-mode = Mode FIDE
hint-fide-mode = Impedeix tot el que la FIDE no accepta. Més endavant el podreu desactivar, però no tornar-lo a activar.
fide-mode = Mode FIDE
fide-mode-on = El mode FIDE està activat.
fide-mode-off = El mode FIDE està desactivat i no es pot tornar a activar.
fide-mode-reason = Motiu (per a l’informe)
fide-mode-leave = Desactiva el mode FIDE
done-left-fide = Mode FIDE desactivat.
done-settings = Configuració desada.
done-nothing = No hi ha canvis per desar.
done-saved = Canvis desats.
settings-board = Normes al tauler
draw-offers = Ofertes de taules
draw-offers-allowed = Permeses
draw-offers-after = Permeses a partir d’un nombre determinat de jugades
draw-offers-forbidden = Només amb el consentiment de l’àrbitre
draw-moves = Jugades de cada jugador abans d’oferir taules
quickplay = Últim període sense increment (Directrius III)
quickplay-off = Directrius no anunciades
quickplay-increment = El jugador pot demanar un increment (III.4)
quickplay-claim = El jugador pot reclamar taules a l’àrbitre (III.5)
quickplay-referred = La reclamació es jutja després, sense àrbitre al tauler (III.6)
devices = Dispositius electrònics
devices-forbidden = Fora del recinte de joc
devices-bag = Permesos en una bossa, apagats
device-penalty = Dispositiu trobat a un jugador
device-penalty-loss = Pèrdua de la partida
device-penalty-milder = Una sanció més lleu
leaving = Sortir de la zona de joc quan toca jugar a l’adversari
leaving-free = Sense avisar
leaving-reported = Avisant l’àrbitre
counting = Jugades il·legals amb l’edició de 2017
counting-separate = Comptades per separat segons el tipus
counting-pooled = Comptades juntes
supervised-blitz = Jugada il·legal en llampec supervisat amb l’edició de 2023
supervised-blitz-two = Dos minuts per a l’adversari
supervised-blitz-one = Un minut per a l’adversari

## Fields

field-needed = Aquest camp és obligatori.
field-choice = Trieu un valor de la llista.
field-date = Escriviu una data, per exemple 2026-11-16.
field-rate = Escriviu un ritme de joc, per exemple 90+30.
field-number = Escriviu un nombre entre { $least } i { $most }.
field-rating = Escriviu un Elo entre 0 i 4000.
field-games = Escriviu un nombre entre 1 i 12.
field-points = Escriviu els punts, per exemple 1, ½ o 3.
field-digits = Escriviu només xifres, 12 com a màxim.
field-long = Escriviu { $most } caràcters com a màxim.
field-names = Escriviu { $most } noms com a màxim, cadascun amb { $long } caràcters com a màxim.
field-tie-break = Desempat desconegut: «{ $code }».
field-tie-breaks = Escriviu { $most } desempats com a màxim, i cap que sigui per a equips.
field-tie-break-twice = El desempat «{ $code }» surt dues vegades.
field-schedule = Falta la data a «{ $found }». Escriviu una ronda per línia, per exemple 2026-11-16 17:00.
field-zone = Zona horària desconeguda: «{ $found }». Escriviu-ne el nom IANA, per exemple Europe/Madrid.
field-result = Teclegeu 1, 0, =, +, - o --.

## Confirmations and refusals

confirm-title = Confirmeu l’acció
confirm-not-title = No és possible en mode FIDE
confirm-follows = Conseqüències:
confirm-ask = Voleu continuar? El registre dirà qui ho ha confirmat.
confirm-first = Hi ha conseqüències que no es poden desfer. Se us tornarà a preguntar.
confirm-go-on = Continua
confirm-yes = Confirma
confirm-leave = Desactiveu abans el mode FIDE.
confirm-leave-link = Obre la configuració del mode FIDE
warn-refused = { $why }
warn-consequences = Canvis desats. Conseqüències: { $what }
failure-past = Els estats anteriors no es poden canviar. Torneu abans al present.

## Log

log-intro = Totes les accions, qui les ha fet i quan. Desfer hi afegeix una línia; no se n’esborra cap.
log-number = Núm.
log-when = Data i hora
log-who = Qui
log-by-desk = adoube
log-by-game = Tauler { $board }, ronda { $round }
log-what = Acció
log-acts = Opcions
log-look = Mostra l’estat
log-undo = Desfés
log-undone = Desfeta
log-of = (núm. { $number })
log-more = Mostra accions anteriors
done-undone = Acció { $number } desfeta.

## Files

file-trf26 = Informe per a la FIDE (TRF26)
file-trf16 = Informe per a la FIDE (TRF16)
file-pgn = Resultats (PGN)
file-csv = Jugadors (CSV)
file-consolation = Eliminatòries de consolació, categoria { $category } (TRF26): importeu-les com a torneig nou (3.11)
file-get = Baixa
files-personal = Els informes contenen les dates de naixement que exigeix la FIDE.

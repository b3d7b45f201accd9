### Why an action is refused where section 31 has no code

## Things that an action names

club = el club
player = el jugador
team = l’equip
event = la competició
match = l’encontre
case = l’expedient
open = el torneig obert
board = el tauler
round = la ronda
venue = el local de joc
sanction = la sanció
list = l’ordre de forces
application = la sol·licitud de llicència
unknown = No existeix { $thing } { $id }.
twice = Ja existeix { $thing } { $id }.
twice-named = { $name } ja hi consta.

## Reasons

no-season = La temporada encara no s’ha obert.
season-open = La temporada ja està oberta.
papers-missing = Documents que falten per a la llicència: { $papers }.
no-line-up = { $side ->
    [home] Falta l’alineació de l’equip local.
   *[other] Falta l’alineació de l’equip visitant.
}
board-settled = El tauler { $board } ja té resultat.
board-not-open = No es pot fer la substitució al tauler { $board }: només es pot substituir un jugador absent en un tauler sense resultat.
wrong-ruling = Aquest expedient no admet aquesta resolució. Trieu una de les opcions.
vote-needed = La Comissió Esportiva decideix per votació. Introduïu els vots.
not-carried = Els vots no avalen aquesta resolució. Reviseu els vots o la resolució.
commission-incomplete = La Comissió Esportiva ha de tenir entre { $fewest } i { $most } membres, un dels quals és el responsable; se n’han indicat { $members }.
not-unanimous = El cessament decidit per la resta de membres requereix unanimitat.
not-convened = Una revocació l’han de convocar dos membres de la Comissió Esportiva i un del Comitè de Competició.
decided = L’expedient ja s’ha resolt.
not-decided = L’expedient encara no s’ha resolt.
matches-open = Introduïu abans els resultats que falten. Encontres: { $matches }.
no-more-rounds = La competició no té més rondes.
round-open = La ronda anterior encara està oberta. Tanqueu-la abans.
no-table = No hi ha cap taula d’aparellaments per a { $teams } equips.
suspended = { $player } compleix una suspensió.
entries-closed = El termini d’inscripció s’ha acabat.
other-club = { $player } no és d’aquest club.
not-delegate = { $player } no té el càrrec de delegat en aquest club.
envelope = El sobre de la jugada secreta està incomplet. Cal la posició, qui ha fet la jugada secreta i quina és, el temps emprat, el nombre de peces en lletres, els rellotges aturats i la signatura; després de la segona sessió, també les signatures dels dos delegats, els telèfons dels dos jugadors i no haver emprat més temps del permès en la jugada secreta.
no-team-for = No es pot afegir aquest equip: un equip del club ja aparellat hauria de canviar de lletra.
letters-stay = No es pot corregir la categoria: { $team } ja té aparellament a { $competition }, i les lletres dels equips del club canviarien. Desfeu l’aparellament al registre, o fixeu la categoria en començar la temporada vinent.
teams-only = En aquesta competició només s’hi poden inscriure equips.
players-only = En aquesta competició només s’hi poden inscriure jugadors individuals.
list-too-long = Un ordre de forces pot tenir { $most } jugadors com a màxim.
regulations = No es pot adoptar aquest reglament: { $error }.
signed = Els dos delegats han signat l’acta i ja no es pot canviar.
too-early = Això encara no ha passat. Es podrà anotar a partir del moment següent: { $at }.
below-half = Indiqueu almenys { $players } jugadors, la meitat de l’equip. Amb menys, l’encontre es perd per incompareixença quan s’acaba el temps d’espera.
play-begun = Ja s’han començat o jugat partides d’aquest encontre: almenys mig equip hi era.
arrived = L’arribada del jugador del tauler { $board } ja consta.
report-incomplete = Afegiu a la comunicació els resultats que hi falten. Taulers: { $boards }.
vote-totals = Reviseu els vots: n’hi pot haver { $members } com a màxim, comptant-hi el vot del president.
round-closed = La ronda { $round } està tancada i no es pot canviar de data.
which-team = Els punts es descompten a un equip. Trieu quin.
distance-needed = Les dates coincideixen amb { $event }. Indiqueu la distància entre els dos locals.
outside-season = Un torneig obert s’ha de jugar dins de la temporada.
too-many-places = Un grup amb { $teams } equips és massa petit per a tants ascensos i descensos.
not-level = El sorteig es fa entre tots els equips empatats a la classificació final, quan s’ha tancat l’última ronda.
not-member = { $player } no és membre de l’òrgan que resol.
sat-before = { $player } ja va resoldre aquest expedient en una instància anterior i no pot resoldre l’apel·lació.
who-sat = Indiqueu els membres que han pres la decisió.
not-party = La resolució no afecta aquesta part.
hall-too-small = Al local hi caben { $boards } taulers, però la ronda en necessita { $needed }.
match-begun = L’encontre ja ha començat o n’ha passat l’hora: la data i el local no es poden canviar.
not-ahead = Trieu una data i una hora futures.
busy = Aquell dia un dels equips ja juga un altre encontre: { $match }.
other-category = { $team } s’ha d’inscriure en la categoria que tenia en començar la temporada.
case-withdrawn = L’expedient s’ha retirat perquè s’ha desfet l’acció que el va obrir.
more-pieces = Tauler { $board }: no hi pot haver més peces que al sobre anterior.
nobody-there = Tauler { $board }: en una de les alineacions és buit i, per tant, no s’hi ha jugat cap partida.
working-day = El { $date } és feiner. Les partides afectades es juguen en dissabte o en dia festiu.
which-matches = Indiqueu els encontres afectats. Els altres es juguen el seu dia.
not-round-robin = Aquesta competició no és un round robin.
not-a-norm = No és cap norma: les xifres no són suficients.
not-homologated = No és cap norma: el torneig no està homologat.
norms-missing = El jugador no té les normes de Mestre Català que calen per al títol.
other-title = Aquest motiu només dona dret al títol de Mestre Català.
rewarded = Aquesta norma o classificació ja consta aquesta temporada.
wrong-mark = La X és per a qui no s’ha presentat, i la C només per a competicions individuals.
below-minimum = Per a aquesta competició cal un Elo de { $elo } o més.
bad-sum = Escriviu un import diferent de 0 i un text de 255 caràcters com a màxim.
not-together = Aquestes accions no es poden fer juntes. Feu-les una per una.
not-earlier = Trieu una temporada anterior per traspassar-la.
nothing-to-invoice = No es pot facturar a aquest club: no té res per facturar.

## Sides of a match

home = Equip local
visitors = Equip visitant
cup-boards = Indiqueu { $boards } taulers: a la copa es juga amb mig equip.
other-province = { $club } no és de la província d’aquesta competició.
home-duty = Això només ho pot fer el delegat del club local.
wrong-paper = Aquest document no es pot anotar aquí: tracta d’una altra cosa. Trieu l’encontre, el club o la competició corresponents.
clash-refused = No es pot canviar la data: la Comissió Esportiva no considera oficial l’altra competició.
not-countersigned = { $side ->
    [home] El club visitant no ha signat com a llegida la versió del club local.
   *[other] El club local no ha signat com a llegida la versió del club visitant.
}
not-begun = No se’n pot demanar l’anul·lació: la competició encara no ha començat.
age-needed = Escriviu l’edat del jugador: aquesta competició és de juniors o infantil.
no-title-event = Aquesta competició no dona ni títols ni normes. Trieu-ne una altra.
not-over = Encara no es pot desar la classificació final: la competició no s’ha acabat. Tanqueu-ne abans les rondes.

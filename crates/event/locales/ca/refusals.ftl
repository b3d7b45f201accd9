### Why an action is refused: sentences. The article follows in brackets.

## Pairing and rounds

cannot-pair = No es pot aparellar la ronda: { $why }.
rounds-refused = No es pot aparellar la ronda: { $why }. Canvieu el nombre de rondes a la configuració.
knockout-games = No es pot desar aquesta configuració: { $why }.
nobody-to-pair = No es pot aparellar la ronda { $round }: hi ha menys de dos jugadors presents. Abans afegiu jugadors o confirmeu-ne la presència.
not-arranged = No es pot aparellar la ronda: no s’han assignat els números inicials. Assigneu-los abans.
no-baku = No es pot fer servir l’acceleració de Bakú: cal un torneig suís en què una victòria valgui el mateix que dues partides en taules i una derrota, 0. Canvieu els punts o desactiveu l’acceleració.
no-open-round = No hi ha cap ronda oberta. Abans aparelleu i publiqueu una ronda.
no-draft = No hi ha cap esborrany d’aparellaments. Abans aparelleu la ronda.
not-published = Els aparellaments encara són un esborrany. Publiqueu-los abans.
manual-open = Els aparellaments s’estan editant. Acabeu abans l’edició.
manual-not-open = Els aparellaments no s’estan editant. Comenceu abans l’edició.
not-paired = No es pot intercanviar el jugador { $number }: no té partida ni bye assignat en aquesta ronda. Trieu un altre jugador.
same-player = Trieu dos jugadors diferents per intercanviar-los.
only-colours = No es poden intercanviar aquests jugadors: en unes eliminatòries només es poden intercanviar els colors d’un mateix matx.
seated-twice = El jugador { $number } surt dues vegades en aquesta ronda. Poseu cada jugador una sola vegada.
two-byes = Només un jugador per ronda pot tenir el bye assignat.
round-open = La ronda { $number } encara està oberta. Tanqueu-la abans.
round-past = La ronda { $number } ja està aparellada. Els byes només es poden canviar en rondes posteriors.
no-such-round = El torneig no té cap ronda { $number }. Comproveu el nombre de rondes a la configuració.
has-results = No es pot despublicar la ronda { $round }: ja s’hi han introduït resultats. Esborreu-los abans.
results-missing = { $count ->
    [one] No es pot tancar la ronda { $round }: falta el resultat del tauler { $boards }.
   *[other] No es pot tancar la ronda { $round }: falten els resultats dels taulers { $boards }.
}

## Results

not-white = El jugador { $number } no juga amb blanques a la ronda { $round }. Indiqueu el número del jugador amb blanques.
no-result = No es pot esborrar el resultat: aquesta partida no en té.
has-result = Aquesta partida ja té resultat. Si no és correcte, aviseu un àrbitre.
same-result = Aquesta partida ja té aquest resultat.
impossible-result = No es pot introduir aquest resultat: entre els dos jugadors no poden sumar més del que val una victòria.
not-a-players-result = Els jugadors només poden enviar una victòria, unes taules o una derrota. Comuniqueu qualsevol altre resultat a un àrbitre.
no-such-slip = L’acció { $number } no és cap resultat d’un jugador pendent d’aprovació.
not-this-round = La ronda { $number } no està en joc. Només es poden introduir resultats de la ronda en curs.
not-closed-yet = No es pot corregir un resultat de la ronda { $number }: la ronda no està tancada. Introduïu-hi el resultat directament.

## Players and byes

too-late = No es poden afegir jugadors a un round robin o a unes eliminatòries que ja han començat.
too-late-to-return = No es pot readmetre un jugador en unes eliminatòries que ja han començat.
too-late-to-delete = No es pot suprimir un jugador quan la primera ronda ja està aparellada. Retireu-lo del torneig.
too-late-to-arrange = No es poden canviar els números inicials quan la primera ronda ja està aparellada.
entered-already = Aquesta persona ja té inscripció al torneig.
unknown-entry = Aquest jugador no és al torneig. Torneu a carregar la pàgina.
too-many-entries = Massa jugadors: com a màxim { $most } per torneig i { $list } cada vegada.
too-many-apart = Massa aparellaments prohibits: com a màxim { $most } per torneig.
bad-order = No es poden assignar els números inicials: la llista ha d’incloure cada jugador una sola vegada.
has-left = El jugador { $number } s’ha retirat. Readmeteu-lo o aparelleu la ronda de nou.
has-not-left = No es pot readmetre el jugador { $number }: no s’ha retirat.
checked-in-already = La presència del jugador { $number } ja està confirmada.
absent-already = El jugador { $number } ja consta com a absent.
no-such-bye = Aquest jugador no ha demanat cap bye per a aquesta ronda.
no-byes-here = No es pot demanar un bye en un round robin ni en unes eliminatòries. Qui no es presenta perd per incompareixença.
not-to-be-asked-for = No es pot demanar el bye assignat: només el dona l’aparellament.
not-a-group = Trieu almenys dos jugadors diferents.
no-such-rule = Aquest aparellament no està prohibit.
table-taken = El tauler { $number } ja és el tauler fix d’un altre jugador.

## Settings and fields

begun = Quan la primera ronda ja està aparellada no es pot canviar { $what ->
    [system] el sistema
    [baku] l’acceleració
    [colour] el color del número 1
    [rating_method] l’Elo que es fa servir
   *[other] el nombre de rondes d’un round robin o d’unes eliminatòries
}.
bad-text = { $field }: escriviu fins a { $max } caràcters, sense caràcters de control.
out-of-bounds = { $field }: escriviu un nombre entre { $least } i { $most }.
too-many = { $field }: introduïu-ne { $most } com a màxim.
no-meaning = { $field }: valor desconegut. Feu servir fce-swiss o fce-roundrobin, o una llista de codis de la FIDE.
bad-zone = { $field }: escriviu un nom de la IANA, per exemple Europe/Madrid.
bad-id = { $field }: feu servir només lletres sense accent, xifres i . _ : - a l’identificador.
bad-rate = { $field }: indiqueu entre 1 i { $most } períodes, per exemple 90+30 o bé 40/90+30, 30+30.
bad-tie-breaks = { $field }: trieu-ne { $most } com a màxim, i cap que sigui per a equips.
bad-points = { $field }: una victòria ha de valer més que una derrota, unes taules almenys com una derrota i una absència com a màxim com una victòria. Poseu-hi valors entre -100 i 100.
bad-penalty = { $field }: escriviu un nombre entre -100 i 100 que no sigui 0.
dates = La data de finalització és anterior a la d’inici.
draws-worth-more = Dues partides en taules no poden valer més que una victòria i una derrota juntes.
bye-worth-more = El bye assignat no pot valer més que una victòria.
nothing-changes = No hi ha res per desar: no hi ha canvis.
not-in-fide-mode = El mode FIDE ja està desactivat.

## The tournament and its log

not-opened = Aquest torneig encara no existeix. Creeu-lo abans.
already-opened = No es pot crear el torneig: ja existeix.
event-closed = El torneig està tancat. Reobriu-lo abans.
event-open = No es pot reobrir el torneig: no està tancat.
no-timer = El temporitzador de la sala no està en marxa.
no-such-act = El registre no té cap acció { $number }.
undone = L’acció { $number } ja s’ha desfet.
not-undoable = No es pot desfer l’acció { $number }: crear un torneig, desactivar el mode FIDE i imprimir són accions definitives.
would-break = No es pot desfer aquesta acció: l’acció { $number } («{ $title }») en depèn. Desfeu abans l’acció { $number }.
too-large = Massa dades per a una sola acció. Repartiu-les en unes quantes.

## Confirmations, for programs that use the API

leave = No es pot fer en mode FIDE. { $warnings } Abans desactiveu el mode FIDE.
two-steps = Cal confirmar-ho dues vegades. { $warnings }
confirm = Cal confirmar-ho. { $warnings }
acknowledge = Tingueu-ho en compte abans de continuar. { $warnings }

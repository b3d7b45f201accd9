## Shared by the pages of the office

title = Secretaría
needed = Este campo es obligatorio.
too-long = Escriba 120 caracteres como máximo, en una sola línea.
no-day = Escriba una fecha, por ejemplo 2026-11-21.
no-days = Escriba una fecha por línea, por ejemplo 2026-12-25. El máximo es de 366 fechas.
no-moment = Escriba una fecha y una hora, por ejemplo 2026-11-21T16:30.
no-number = Escriba un número de { $least } a { $most }.
choose = Elija un valor de la lista.
nobody = Nombre o número desconocido. Elija una de las sugerencias.
search-hint = Escriba unas letras y elija una opción de la lista.
no-match = Encuentro desconocido. Elija una de las sugerencias.
show = Mostrar
show-all = Mostrar todos ({ $count })
hand-in = Presentar a la secretaría
delegation = Delegación de
done-handed-in = Se ha presentado a la secretaría, que lo aceptará o lo rechazará.

## Documents that are missing or late

waiting = Presentado por los clubes, pendiente de aceptar
accept = Aceptar
decline = Rechazar
late = Fuera de plazo
soon = Vencen pronto
later = Todavía en plazo
paper = Documento
about = Referente a
due = Plazo
received = Recibido
owed = Documentos pendientes
unsettled = Encuentros empezados sin resultado definitivo
no-report = Sin comunicación
differ = Comunicaciones que no coinciden
licences = Solicitudes de licencia
clubs = Clubes
nothing = No hay nada pendiente.
hand-in-paper = Anotar un documento recibido
or-person = O bien una persona
warnings = Avisos
done-accepted = Envío aceptado y registrado.
done-declined = Envío rechazado.
done-handed-in-paper = Documento marcado como recibido.

## Counts, after a number

count-waiting = por aceptar
count-late = fuera de plazo
count-committee = en el Comité de Competición
count-commission = en la Comisión Deportiva
count-cases = sin resolver en total

## The season

season-new = Nueva temporada
season-make = Abrir la temporada
season-name = Nombre de la temporada
season-year = Año de inicio
season-since = Fecha de inicio
season-year-hint = El año en que empieza la temporada.
season-protected = Número de últimas rondas sin ampliaciones
season-protected-hint = Los órdenes de fuerza se cierran antes de estas últimas rondas de la fase previa (5.321).
season-holidays = Días festivos
season-holidays-hint = Una fecha por línea, por ejemplo 2026-12-25. No cuentan en los plazos en días hábiles.
season-towns = Nombres de las poblaciones
season-settings = Configuración
done-season-made = Temporada abierta. Ahora registre los clubes.

## Clubs

club-title = Clubes
club-none = Todavía no hay ningún club. Registre el primero.
club-name = Nombre del club
club-number = Número
club-town = Población
club-province = Provincia
club-by-delegation = documentos a través de la delegación, por duplicado
club-directly = documentos directamente a la federación
club-address = Dirección del local de juego
club-address-hint = Si se comunica demasiado tarde antes de un campeonato, el propio club debe avisar a los clubes que tengan que ir (5.10).
club-new-address = Cambio de dirección
club-announce = Comunicar la nueva dirección
club-moved = Comunicada el
club-delegates = Delegados
club-delegate = Primer delegado
club-delegate-second = Segundo delegado
club-delegate-new = Nuevo delegado
club-delegates-needed = Un club debe tener al menos un delegado. Mantenga uno o añada uno nuevo.
club-no-delegates = Sin delegados
club-teams = Equipos
club-no-teams = Todavía no hay ningún equipo inscrito.
club-players = Jugadores
club-new = Nuevo club
club-register = Registrar el club
club-facts = Datos del club
club-accounts = Cuentas de los delegados
club-accounts-hint = Una cuenta de delegado solo puede actuar por este club y en esta temporada.
club-account-add = Crear una cuenta de delegado
done-club-made = Club registrado.
warn-address-late = Dirección guardada demasiado tarde antes de un campeonato. Avise por correo certificado a los clubes que aparecen en «Avisos» (5.10).

## Players and licences

licence-title = Licencia
licence-in-force = En vigor
licence-suspended = Con suspensión
licence-ended = Terminó el { $day }
licence-none = No solicitada
licence-complete = Completa, pendiente de conceder
licence-missing = Documentos que faltan:
licence-lacks = Falta
licence-handed-in = Presentado
licence-minor = Menor de edad: se necesita el libro de familia
licence-category = Categoría
licence-nationality = Nacionalidad
licence-catalan = Elo catalán
licence-national = Elo español
licence-international = Elo FIDE
licence-norms = Normas de Mestre Català
licence-norm-lost = norma de la temporada { $of }, perdida al final de la { $at }
licence-why = Tipo de solicitud
licence-case-new = Nueva licencia
licence-case-renewal = Renovación
licence-case-change-of-club = Cambio de club
licence-has-number = Tiene número nacional
licence-papers = Documentos presentados
licence-hand-in = Presentar los documentos que faltan
licence-apply = Solicitar la licencia
licence-grant = Conceder la licencia
licence-new-player = Añadir jugador
licence-not-born = Escriba una fecha de nacimiento anterior a hoy.
licence-born-needed = Introduzca antes la fecha de nacimiento del jugador. Los documentos necesarios dependen de la edad.
licence-person = Datos personales
licence-guardian = Tutor legal (menores)
licence-guardian-contact = Teléfono o correo electrónico del tutor legal
licence-consent = Consentimiento del tutor legal comprobado
licence-consent-seen = Consentimiento comprobado
licence-consent-missing = Falta el consentimiento
licence-correct = Editar la categoría, el título y los Elo
licence-move = Cambio de club
licence-move-hint = Un jugador con licencia de esta temporada no puede cambiar de club. Los cambios de jugadores de primera categoría y de preferentes deben constar en la relación de cambios de club (5.21).
licence-new-club = Nuevo club
licence-record-title = Anotar un título
licence-ground = Motivo
done-licence-granted = Licencia concedida.
done-player-made = Jugador añadido y licencia solicitada.
title-mestre-catala = Mestre Català
title-national-master = Maestro nacional
title-fide-master = Maestro FIDE
title-international-master = Maestro internacional
title-grandmaster = Gran maestro
nationality-home = Nacional
nationality-andorran = Andorrana
nationality-foreign = Extranjera
ground-absolute-championship = Campeón o subcampeón absoluto (1)
ground-fide-title = Maestro FIDE o norma de maestro internacional (2)
ground-spanish-junior = Campeón juvenil de España (3)
ground-spanish-final = Entre los cinco primeros de la final de España (4)
ground-three-norms = Las normas que hacen falta para el título (5)
entry-halves-hint = Un equipo que juega la copa por mitades puede inscribirse dos veces, una por cada mitad (7.26).
entry-places = Plazas, si son limitadas (por Elo)
entry-minimum-elo = Elo mínimo
entry-last-year = Puesto del año anterior (misma competición y grupo)
entry-places-draw = Plazas que se sortean en público entre estos jugadores: { $count } (1.714).
licence-record-norm = Anotar una norma de Mestre Català
licence-norm-hint = Rellene las cifras que pide la norma. La tercera norma vigente da el título.
licence-norm-day = Fecha de la norma
licence-norm-rating = Elo de la lista
licence-norm-games = Partidas
licence-norm-open = Torneo homologado
licence-norm-average = Elo medio de los adversarios
norm-barcelona-open = Puesto en el grupo A del Abierto de Barcelona (2)
norm-rating-list = Lista de Elo (1)
norm-percentage = Porcentaje en un torneo homologado (3)
norm-earlier = Norma de una temporada anterior

## Strength lists

strength-title = Orden de fuerza
strength-stamped = Lista sellada
strength-not-stamped = Lista sin sellar
strength-number = Núm.
strength-titular = Titular del equipo
strength-half = Copa Catalana
strength-added = Ampliación
strength-additions = Ampliaciones (5.311, 5.321)
strength-open = Abierta
strength-closed = Cerrada: han empezado las últimas rondas
strength-until = se cierra el
strength-add = Ampliar la lista
strength-add-hint = Solo jugadores que han solicitado una nueva licencia esta temporada y todavía no la tienen. El nuevo jugador lleva el número bis, ter… detrás del último de fuerza igual o superior. Entre jugadores de la misma fuerza puede elegir el puesto.
strength-after = Detrás del número
strength-order = Orden de la lista
strength-order-hint = Primero los preferentes, por Elo; después, primera, segunda y tercera categoría. Entre iguales decide el club. Quien no tiene número no está en la lista.
strength-stamp = Sellar la lista
strength-twice = Este número aparece dos veces.
strength-empty = Asigne un número al menos a un jugador.
strength-waits = Hay una lista o una ampliación pendiente de la secretaría.
done-list = Lista sellada guardada.

## Competitions

entry-competitions = Competiciones
entry-competition = Competición
entry-none = Todavía no se ha anunciado ninguna competición.
entry-announce = Anunciar una competición
entry-name = Nombre de la competición
entry-kind = Modalidad
entry-kind-league = Liga a una vuelta
entry-kind-double = Liga a doble vuelta
entry-kind-double-swapped = Liga a doble vuelta, con las dos últimas rondas de la primera vuelta intercambiadas
entry-kind-swiss = Suizo por equipos
entry-kind-cup = Copa
entry-kind-individual = Individual
entry-boards = Tableros por encuentro
entry-until = Inscripciones hasta el
entry-closed = Cerradas
entry-first = Primera ronda
entry-count = Número de rondas
entry-every = Días entre rondas
entry-dates = Todas las fechas (opcional)
entry-dates-hint = Una ronda por línea, por ejemplo 2026-11-21 16:30. Estas fechas sustituyen a los tres campos anteriores.
entry-dates-bad = Escriba una fecha y una hora por línea, en orden, por ejemplo 2026-11-21 16:30.
entry-scoring = Puntuación
entry-scoring-matches = Puntos de encuentro
entry-scoring-olympic = Puntos de partida (sistema olímpico)
entry-scale = Puntos por encuentro
entry-scale-one = 1, ½, 0
entry-scale-two = 2, 1, 0
entry-order = Desempates
entry-order-championship = Resultado particular, Sonneborn-Berger, Kashdan, holandés (1.11)
entry-order-dutch = Holandés (1.21, 1.51)
entry-order-boards = Puntos de partida, resultado particular, Sonneborn-Berger
entry-order-fide = Códigos de la FIDE (C.07), los del campo siguiente
entry-codes = Códigos de la FIDE para equipos
entry-codes-hint = En orden, por ejemplo MPvGP, EDE, EMGSB-C1, BC. Añada :MP o :GP para elegir los puntos que cuentan. Solo se aplican con la opción «Códigos de la FIDE».
entry-codes-bad = Escriba de 1 a 8 códigos de C.07 para equipos, por ejemplo MPvGP, EDE, EMGSB-C1. No se admiten códigos basados en el Elo.
entry-promoted = Ascensos por grupo
entry-relegated = Descensos por grupo
entry-session = Plan de la sesión
entry-session-hint = Hora de los relojes al inicio y, después, cada control con sus jugadas, por ejemplo 2:59; 5:00 40; 6:00 60.
entry-session-bad = Escriba el plan de la sesión, por ejemplo 2:59; 5:00 40; 6:00 60.
entry-session-start = Hora inicial de los relojes: { $at }
entry-session-control = { $moves ->
    [one] control { $at }: una jugada
   *[other] control { $at }: { $moves } jugadas
}
entry-province = Limitada a la provincia
entry-standing = Apelaciones
entry-standing-appealable = A la federación
entry-standing-final = No hay: las resoluciones son definitivas (2.2)
entry-counting = Validez para el Elo
entry-counting-official = Competición oficial
entry-counting-closed-fide = Competición cerrada, válida para el Elo FIDE
entry-counting-if-accepted = Solo si la federación lo acepta
entry-rules = Edición de las reglas de Elo
entry-preliminary = Fase previa del Campeonato por equipos (cierra los órdenes de fuerza)
entry-count-teams = { $count ->
    [one] un equipo
   *[other] { $count } equipos
}
entry-count-players = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
}
entry-rounds-closed = Rondas cerradas: { $closed } de { $rounds }
entry-clashes = Coincidencias de calendarios
entry-clashes-hint = En estas fechas, jugadores de una competición individual, o sus clubes, juegan también en otra competición (15).
entry-settings = Datos de la competición
entry-rounds = Rondas y calendario
entry-round-closed = Cerrada
entry-round-open = En juego
entry-ask-change = Solicitar un cambio
entry-pair = Emparejar la ronda siguiente
entry-close = Cerrar la ronda
entry-groups = Grupos
entry-groups-first = Primero forme los grupos.
entry-group = Grupo
entry-number = Número de emparejamiento
entry-number-twice = Otro equipo del grupo ya tiene este número.
entry-draw = Sorteo de los grupos
entry-draw-button = Sortear los grupos
entry-draw-hint = El sorteo decide el grupo y el número de cada equipo. El resultado queda en el registro.
entry-how-many-groups = Número de grupos
entry-by-hand = Grupos y números a mano
entry-group-names = Nombres de los grupos
entry-teams = Equipos
entry-team = Equipo
entry-no-teams = Todavía no hay ningún equipo inscrito.
entry-new-team = El siguiente equipo del club
entry-category = Categoría al empezar la temporada
entry-enter = Añadir equipo
entry-enter-player = Añadir jugador
entry-entered = Inscripción
entry-delivery = Vía de presentación
entry-delivery-by-hand = En mano
entry-delivery-registered-post = Correo certificado
entry-delivery-through-delegation = A través de la delegación
entry-received = Recibida el, si no es hoy
entry-gone = { $round ->
    [0] Retirada antes de la primera ronda
   *[other] Retirada después de la ronda { $round }
}
entry-annulled = Puntos anulados
entry-public = Página pública
entry-age = Edad (competiciones juveniles)
entry-circumstances = Circunstancias especiales, con justificantes
entry-remarks = Observaciones
entry-goes-on = Continúa sea cual sea su puntuación (14.22)
entry-choose-other = Elegir la otra competición (15.81)
entry-chose-other = Juega la otra competición
entry-absent = Anotar una incomparecencia (14.1)
entry-withdraw-hint = La retirada de un preferente solo tiene efecto si el Comité de Competición la acepta (14.21).
entry-hopeless = Retirar a un jugador sin opciones de ascenso (14.22)
entry-hopeless-hint = El jugador solo se retira si ya no puede ascender y no ha dicho que quiere continuar.
entry-points = Puntos obtenidos
entry-seconds-met = Adversarios de segunda categoría o superior
entry-game-date = Fijar la fecha de una partida afectada (15.8)
entry-represents = Representación en la otra competición
entry-represents-territory = El territorio
entry-represents-other = Otra federación, o ninguna
entry-classification = Títulos y normas de la clasificación final
entry-classification-hint = Una vez aplicados los desempates, el campeón y el subcampeón obtienen el título o la norma.
entry-title-event = Título o norma
entry-title-event-absolute-championship = Campeonato absoluto de Cataluña: título
entry-title-event-barcelona-open-a = Abierto de Barcelona, grupo A: norma
entry-final-order = Clasificación final, empezando por el campeón
done-competition = Competición anunciada.
done-entered-team = Equipo añadido.
done-groups = Grupos guardados.
done-league-paired = Ronda emparejada.
done-league-closed = Ronda cerrada.
done-withdrawn = Retirada anotada.

## Venues

venue-title = Locales de juego
venue-one = Local de juego
venue-none = Todavía no se ha solicitado ningún local de juego.
venue-ask = Solicitar la habilitación de un local de juego
venue-clubs = Clubes
venue-joint = Club asociado
venue-entered = Jugadores inscritos
venue-travel = Minutos desde el centro de Barcelona en transporte público
venue-boards = Capacidad en tableros
venue-alternatives = Locales alternativos
venue-own-rounds = Rondas con preferencia por el local propio
venue-grouping = Grupos geográficos
venue-grouping-geographic = Sí
venue-grouping-none = No
venue-principal = Delegado principal
venue-auxiliary = Delegado auxiliar
venue-authorised = Habilitado
venue-refused = Denegado
venue-undecided = Pendiente
venue-replace-needed = Delegado que debe sustituirse porque ya no juega la competición (5.422 g):
venue-replace = Sustituir a un delegado
venue-who-goes = Delegado saliente
venue-who-comes = Delegado entrante
done-venue-asked = Habilitación del local de juego solicitada. La federación decidirá.

## Open tournaments

open-title = Torneos abiertos
open-open = Torneo abierto
open-none = Todavía no se ha solicitado ninguna homologación.
open-ask = Solicitar la homologación
open-name = Nombre del torneo
open-club = Club organizador
open-club-hint = La cuota de homologación se carga a este club. Déjelo vacío si no lo organiza ningún club.
open-requested = Fecha de la solicitud
open-first = Fecha de inicio
open-last = Fecha de finalización
open-last-before-first = La fecha de finalización es anterior a la de inicio. Corrija una de las dos.
open-rounds = Rondas
open-players = Jugadores
open-categories-needed = Marque al menos una categoría para este grupo.
open-distances = Distancia hasta los demás torneos abiertos, en km
open-km-bad = Indique los kilómetros, por ejemplo 29,9.
open-homologated = Homologado
open-refused = Rechazado
open-undecided = Bases pendientes de aprobación
open-annulled = Anulado
open-annul = Solicitar la anulación por irregularidades
open-report-due = Falta la memoria
open-report-in = Memoria recibida
done-open-asked = Homologación solicitada. La federación decidirá sobre las bases.

## Cases

case-title = Expedientes
case-number = Expediente { $number }
case-none = No hay ningún expediente pendiente.
case-decided = Expedientes resueltos
case-since = desde el
case-raise = Nuevo expediente
case-raise-send = Abrir el expediente
case-handbook = Norma del reglamento
case-decides = Órgano competente:
case-what = Objeto
case-scope = Ámbito
case-regional = Autonómico
case-national = Nacional
case-make-national = Marcar como nacional
case-national-hint = En un expediente nacional, la última instancia es la FEDA (2.1 b).
case-telephones = Teléfonos de los jugadores
case-withdrawn = Se ha deshecho la acción que abrió el expediente y ya no hace falta resolverlo.
case-withdrawn-mark = Retirado
done-raised = Expediente abierto. Queda pendiente de resolución.

## Fields of a new case

case-board = Tablero
case-board-or-team = Tablero (0 para todo el equipo)
case-minutes = Minutos después de la hora oficial
case-side = Equipo
case-match = Encuentro
case-matches = Números de los encuentros
case-matches-hint = Déjelo en blanco para toda la ronda.
case-affected-hint = Solo los encuentros afectados. Los demás se juegan en su día.
case-round = Ronda
case-wanted = Fecha solicitada
case-ground = Motivo
case-ground-clash = Coincidencia de calendarios (15)
case-ground-ordinary = Otro motivo
case-other-venue = Otro local
case-hall-hint = Solo si toda la ronda se juega en otro local. Deben caber los tableros de todos los encuentros.
case-hall-address = Dirección del local
case-hall-boards = Capacidad (tableros)
case-hall-travel = Duración del trayecto desde el centro de Barcelona en transporte público (minutos)
case-hall-room = { $boards ->
    [one] un tablero
   *[other] { $boards } tableros
}
case-hall-minutes = { $minutes } min
league-hall = Toda la ronda se juega en el mismo local:
case-person = Persona
case-people = Personas
case-people-hint = Una por línea: el nombre o #número.
case-people-bad = Hay una persona desconocida o faltan personas. Indique una por línea: el nombre o #número.
case-teams-of-event = Marque al menos un equipo, y solo equipos de esta competición.
case-which = Número de expediente
case-offender-hint = Rellene solo un campo: persona, equipo o club.
case-offender-needed = Indique una persona, un equipo o un club.
case-facts = Hechos
case-facts-hint = Qué ha pasado, dónde y cuándo, con sus propias palabras.
words-long = Escriba 4000 caracteres como máximo.

## Resolutions

case-options = Resoluciones posibles
case-decide = Resolver el expediente
case-decision = Resolución
case-decided-on = Fecha de la resolución
case-ruling = Resolución
case-result = Resultado
case-at = Fecha y hora
case-sanction = Sanción
case-order = Orden del sorteo
case-order-hint = Una persona por línea, en el orden del sorteo.
case-no-circular = Todavía no hay ninguna circular de sanciones. Introduzca una antes.
case-reasons = Fundamentos de la resolución
case-reasons-hint = Explique el porqué. Lo leerán las partes.
case-breach-yes = Infracción probada
case-breach-no = Infracción no probada
case-point = Punto en disputa
case-if-upheld = Si se acepta:
case-if-rejected = Si se rechaza:
case-sat = Miembros que han resuelto
case-sat-hint = Indique quiénes han tomado la decisión. Nadie puede resolver el mismo expediente en dos instancias (2.1).
case-sat-person = Persona
case-same-instance = Esta cuenta ya resolvió el expediente en primera instancia. La apelación debe resolverla otra persona (Comité de Competición 2.1).
case-vote = Votación
case-vote-hint = Introduzca solo los totales. Deben votar al menos { $needed } de los { $members } miembros. El presidente desempata (7.1-7.3).
case-vote-for = A favor
case-vote-against = En contra
case-vote-blank = En blanco
case-blank = en blanco
case-president = Voto del presidente
case-ballot-for = A favor
case-ballot-against = En contra
case-ballot-blank = En blanco o sin votar
case-revoked = Revocada
done-ruled = Resolución anotada y aplicada.

## Receipt of resolutions, appeals

case-received = Fecha de recepción
case-received-if = Fecha de recepción (déjela en blanco si todavía no se ha recibido)
case-not-received = Todavía no recibida
case-enter-received = Recepción de la resolución
case-parties = Recepción
case-party = Destinatario
case-party-all = Todas las partes, el mismo día
case-organiser = Organizador: { $name }
case-appeal = Apelación
case-appeal-now = Presentar la apelación
case-appeal-who = Parte que apela
case-appeal-by = Apelante
case-appeal-until = apelaciones hasta el
case-appeal-days = { $days } días desde la recepción
case-appealed = Apelada
case-no-instance = Ya no se puede apelar
case-grounds = Motivos de la apelación
case-grounds-hint = Explique por qué la resolución no es correcta.
done-appealed = Apelación presentada a la instancia siguiente.

## Handbook rule for each kind of case

case-rule-venue = Un club puede solicitar la habilitación de su local de juego y de otros, que cuentan como propios. Si tiene alternativas, el local propio tiene preferencia en rondas alternas. Las condiciones ya se han comprobado (5.422 i).
case-rule-incident = Si los delegados no pueden resolver una incidencia, la partida se aplaza con jugada secreta. Las dos versiones están al dorso del acta, cada una firmada como leída por el otro equipo. El Comité ordena que la partida continúe o decide el resultado.
case-rule-sub-condicione = Los jugadores que discrepan sobre una norma pueden seguir jugando. El resultado depende de la decisión del Comité sobre el punto en disputa.
case-rule-analysis = Una partida inacabada que se puede evaluar y que no puede decidir el encuentro se juega hasta el último control de la sesión y después se envía a análisis. El Comité decide el resultado.
case-rule-analysis-second = Si el encuentro se decide en la segunda sesión, las partidas inacabadas continúan hasta el control siguiente y después se envían a análisis. El Comité decide el resultado.
case-rule-third-session = Después de una segunda jugada secreta, el Comité ordena una tercera sesión en el mismo local o adjudica la partida.
case-rule-delay = Los justificantes de un retraso de los visitantes van al Comité, que los acepta o los rechaza. Si los rechaza, quien llegó pasado el tiempo de espera ha perdido por incomparecencia.
case-rule-force-majeure = En caso de nieve, ola de frío o una situación similar, la federación decide si hay fuerza mayor y si pospone la ronda, entera o en parte.
case-rule-withdrawal = Un preferente solo se puede retirar por un motivo que el Comité acepte.
case-rule-clash = Si un encuentro coincide con el calendario de la FEDA o de la FIDE, la federación busca otra fecha dentro de las normas.
case-rule-other-event = Si la otra competición no es oficial, la Comisión Deportiva decide si la trata como oficial. Si se niega, no se cambia ninguna partida.
case-rule-date = En un round robin la Comisión fija un sábado o un festivo para las partidas afectadas, a ser posible antes de la ronda.
case-rule-last-round = Si la coincidencia de calendarios afecta a la última ronda y también a los primeros puestos, la última ronda se pospone.
case-rule-copa-pass = Si la coincidencia de calendarios afecta a una ronda de la Copa Catalana, la Comisión decide si el equipo pasa de eliminatoria sin jugar.
case-rule-last-swiss = Si la coincidencia de calendarios afecta a la última ronda de un suizo individual, la Comisión puede posponerla.
case-rule-change = Cualquier cambio de fecha o de local necesita el permiso de la Comisión Deportiva. Una ronda que cambia de fecha por coincidencia de calendarios mantiene el local. Las últimas rondas no se pueden adelantar ni cambiar de local.
case-rule-match-change = Cualquier cambio de fecha o de local necesita el permiso de la Comisión Deportiva. Solicítelo por escrito y con antelación. Un encuentro que cambia de fecha por coincidencia de calendarios mantiene el local. En las últimas rondas no se puede adelantar ningún encuentro ni cambiarlo de local.
case-rule-breach = El Comité juzga las infracciones y las conductas antideportivas. Si la infracción se prueba, la sanción se decide en un nuevo expediente.
case-rule-sanction = Las sanciones son las de la última circular.
case-rule-appointment = El responsable de la Comisión elige a sus miembros, con la aprobación del Consejo Ejecutivo.
case-rule-removal = Un miembro cesa por el voto unánime de los demás o por decisión del Consejo Ejecutivo. Si lo decide el Consejo, deje los votos en blanco.
case-rule-vacancy = El responsable de la Comisión cubre la vacante después de consultar a los demás miembros.
case-rule-revocation = La Junta Directiva o el Consejo Ejecutivo pueden revocar una decisión de la Comisión Deportiva. Deben convocar la reunión dos miembros de la Comisión y uno del Comité de Competición.
case-rule-consolation = En la Copa Catalana, los equipos eliminados por un equipo de una categoría superior pueden seguir jugando contra equipos de la suya.
case-rule-lots = Si los jugadores están empatados en todos los desempates, se hace un sorteo público y se anota el orden.
case-rule-open-rules = El organizador envía las bases del torneo abierto a la federación para que las apruebe.
case-rule-annulment = La Comisión Deportiva puede anular cualquier competición con irregularidades evidentes.
case-rule-rated = Una competición no oficial solo cuenta para el Elo si el organizador lo solicitó a tiempo y la federación lo aceptó.
case-rule-appeal = Una resolución se puede apelar dentro del plazo, que empieza con su recepción: primero ante la Junta Directiva y después ante la FEDA (expedientes nacionales) o ante el Comité de Disciplina Deportiva (expedientes autonómicos). La instancia superior confirma la resolución o la sustituye.

## Sanctions

case-sanctions = Sanciones
case-imposed = Sanciones impuestas
case-none-imposed = No se ha impuesto ninguna sanción.
case-lifted = Levantada
case-circular = Circular
case-table = Sanciones de la última circular
case-offence = Infracción
case-effect = Sanción
case-amount = Cantidad (dinero, puntos o días)
case-points-bad = Indique puntos enteros o medios puntos, por ejemplo 1 o ½.
case-who = Parte sancionada
case-effect-warning = Advertencia
case-effect-fine = Multa
case-effect-points = Pérdida de puntos
case-effect-suspension = Suspensión
case-effect-exclusion = Exclusión de la competición
case-effect-fine-of = Multa: { $sum }
case-effect-points-of = Pérdida de puntos: { $points }
case-effect-suspension-of = { $days ->
    [one] Suspensión: un día
   *[other] Suspensión: { $days } días
}

## Deciding bodies

body-title = Órganos competentes
body-committee = Comité de Competición
body-commission = Comisión Deportiva
body-board = Junta Directiva
body-council = Consejo Ejecutivo
body-not-elected = Todavía no se ha elegido.
body-not-named = Todavía no se han nombrado sus miembros.
body-elected = Elegido por la asamblea el
body-elect-again = Elegido hace más de un año: hace falta una nueva elección (1.1)
body-general-elections = Fecha de las elecciones generales
body-term-ends = Fin del mandato
body-term-over = Terminado: cargos pendientes de renovación
body-quorum = Votos necesarios
body-meetings = Reuniones
body-incomplete = Incompleta: hacen falta entre { $fewest } y { $most } miembros, uno de ellos responsable (1.1)
body-president-outside = El presidente de la Comisión debe ser miembro del Consejo Ejecutivo (4.1)
body-since = desde el
body-absent = ausencias:
body-cause = Causa de cese (3.2)
body-remove = Proponer el cese
body-appoint = Nombrar a un miembro
body-vacancy = Cubrir una vacante
body-revoke = Revocar una decisión
body-meeting = Reunión de la Comisión Deportiva
body-met-on = Fecha de la reunión
body-convened = Fecha de la convocatoria
body-who-absent = Miembros ausentes
body-elect-committee = Elección del Comité de Competición
body-name-commission = Nombramiento de la Comisión Deportiva
body-commission-hint = Entre { $fewest } y { $most } miembros, uno de ellos responsable, durante { $years } años a partir de las elecciones generales. Las personas que todavía no están en la temporada se añaden a ella.
body-member = Miembro de la Comisión
body-committee-member = Miembro del Comité
body-name-board = Miembros de la Junta Directiva
body-name-council = Miembros del Consejo Ejecutivo
body-council-since = Fecha de elección o nombramiento
body-council-until = Fin del mandato (déjelo en blanco si los estatutos no fijan la fecha)
body-council-hint = Los miembros resuelven apelaciones, revocaciones y nombramientos. Las personas que todavía no están en la temporada se añaden a ella. Una lista nueva sustituye a la anterior, que queda en el registro.
body-council-member = Miembro
body-twice = Esta persona aparece dos veces. Quite una.
body-task = Función
body-task-president = Responsable y presidente
body-task-secretary = Secretaría
body-task-rating = Elo
body-task-rules = Reglamentos
body-task-tournaments = Torneos
body-task-sanctions = Sanciones y expedientes
body-task-elite = Jugadores de élite
body-task-member = Vocal
body-accounts = Cuentas de los órganos competentes
body-accounts-hint = Cada cuenta solo resuelve los expedientes de su órgano, y solo en esta temporada.
body-account-add = Crear una cuenta
body-which = Órgano competente

## Reports

report-title = Informes
report-intro = Páginas sin menús, para imprimir o guardar en PDF.
report-season = Temporada
report-lists = Órdenes de fuerza
report-bulletin = Boletines de las rondas
report-standings = Clasificaciones
report-calendar = Calendario
report-sanctions = Sanciones vigentes
report-clubs = Clubes y delegados
report-records = Actas de los encuentros
report-provisional = Provisional: faltan resultados
report-no-sanctions = No hay ninguna sanción vigente.
report-played = J
report-match-points = Puntos
report-board-points = Puntos de partida
report-moves = Ascenso o descenso
report-home = Local
report-visitors = Visitante
report-when = Fecha y hora
report-matches = Encuentros

## Checks in the forms of players, venues and competitions

player-known-already = En la temporada ya hay una persona con este nombre y esta fecha de nacimiento. Si no se trata de la misma, marque «Es otra persona» y vuelva a enviar el formulario.
player-known-sure = Es otra persona
venue-same-delegate = El delegado principal y el auxiliar deben ser dos personas distintas.
entry-category-held = La categoría actual del equipo
entry-round-paired = Emparejada
contradict = Actas que contradicen ambas comunicaciones
entry-close-contradict = Compruébelo antes de cerrar: las actas de estos encuentros contradicen las comunicaciones de los dos clubes.
entry-leaves = ¿Desea retirar el equipo { $team }?
entry-leaves-hint = El equipo pierde los encuentros que le faltan y, según la ronda, los que ya ha jugado se anulan (Retirados y eliminados 14). Solo se puede deshacer desde el registro.
entry-leaves-do = Retirar el equipo
entry-leaves-not = Cancelar

## Drawing of lots

lots-title = Sorteo público
lots-hint = Estos equipos están empatados en todos los desempates. Indique el puesto que el sorteo ha dado a cada uno (1.714).
lots-record = Anotar el orden del sorteo
lots-each-once = Indique cada puesto una sola vez.
done-lots = Orden del sorteo anotado y aplicado a la clasificación.

## Results of an individual competition that is played as a tournament

carried-title = Resultados del torneo
carried-played-as = Torneo vinculado:
carried-not-over = El torneo todavía no se ha cerrado. Los ascensos se calculan al final.
carried-strangers = Jugadores que no se han encontrado en la temporada
carried-strangers-hint = No tienen inscripción en esta competición, o hay dos con el mismo nombre.
carried-choose = Torneo vinculado
carried-hint = Las rondas, las ausencias y los ascensos del torneo vinculado se traspasan a la temporada. El Elo de las partidas se calcula con el torneo.
carried-tournament = Torneo
carried-nothing = No hay nada que traspasar: la temporada está al día.
carried-rounds = { $count ->
    [one] Una ronda jugada por cerrar
   *[other] { $count } rondas jugadas por cerrar
}
carried-promoted = Ascenso a
carried-hopeless = Retirado: sin opciones de ascenso (14.22)
carried-do = Traspasar a la temporada

## Undo an action

undo-title = Deshacer la acción { $number }
undo-falls = Consecuencias
undo-more = … y { $count } más.
undo-alone = Ninguna otra acción depende de esta.
undo-also = { $count ->
    [one] También se deshace una acción posterior:
   *[other] También se deshacen { $count } acciones posteriores:
}
undo-do = Deshacer la acción
undo-hint = Deshacer añade una línea al registro, con el nombre de quien lo ha hecho. Esa línea también se puede deshacer.
undo-why = Motivo
undo-of-body = Una decisión solo la puede deshacer el órgano que la ha tomado.

## Lines of the log

season-log-intro = Todas las acciones, quién las hizo y cuándo. Deshacer añade una línea; no se borra ninguna. Las alineaciones secretas no se muestran.
log-proposed = Enviado por un club:
log-accepted = Envío aceptado
log-declined = Envío rechazado
log-undone-act = Acción deshecha
log-named = Nombre corregido
log-person = Persona añadida
log-opened = Temporada abierta
log-holidays = Festivos establecidos
log-club = Club registrado
log-club-changed = Datos del club modificados
log-licence = Licencia concedida
log-application = Solicitud de licencia anotada
log-player = Datos del jugador modificados
log-list = Orden de fuerza sellado
log-paper = Documento recibido
log-raised = Expediente abierto
log-announced = Competición anunciada
log-entered = Inscripción anotada
log-entrant = Participación actualizada
log-paired = Ronda emparejada
log-round-closed = Ronda cerrada
log-record = Acta recibida
log-homologation = Homologación solicitada
log-venue = Habilitación de un local solicitada
log-venue-delegate = Delegado del local sustituido
log-decided = Expediente resuelto
log-received = Recepción de la resolución anotada
log-appealed = Apelación presentada
log-national = Expediente marcado como nacional
log-circular = Circular de sanciones anotada
log-committee = Comité de Competición elegido
log-commission = Comisión Deportiva nombrada
log-meeting = Reunión de la Comisión Deportiva anotada
log-board = Miembros de la Junta Directiva anotados
log-council = Miembros del Consejo Ejecutivo anotados
log-facts = Hechos del expediente añadidos
log-grounds = Motivos de la apelación añadidos
log-reasons = Fundamentos de la resolución añadidos
log-addition = Jugador añadido al orden de fuerza
log-groups = Grupos establecidos
log-lots = Orden del sorteo anotado
log-withdrawn = Retirada anotada
log-linked = Torneo vinculado

## The regulations of a season

log-regulations = Reglamento adoptado
regulations = Reglamento
regulations-from = En vigor desde el
regulations-choice = Reglamento aplicable
regulations-own = El archivo de abajo
regulations-unchosen = Elija «El archivo de abajo» para seguir este texto, o vacíe el campo.
regulations-handbook = Reglamento de 1985
regulations-league = Liga actual (ejemplo)
regulations-file = Archivo del reglamento (TOML)
regulations-hint = Solo para «El archivo de abajo». docs/regulations.md explica cada campo; un reglamento nuevo se aplica a partir de hoy.
regulations-differ = { $count ->
    [one] { $count } diferencia respecto al texto «{ $name }»
   *[other] { $count } diferencias respecto al texto «{ $name }»
}
regulations-field = Campo
regulations-here = Esta temporada
rated-title = Elo de una lista
rated-hint = El Elo de la lista elegida pasa a los jugadores de la temporada: se reconocen por la persona, el número de licencia, el número nacional o el ID FIDE.
rated-list = Lista de Elo
choose-list = Mostrar los cambios

## From one season to the next

carry-title = Traspasar una temporada
carry-intro = De la temporada anterior se copian los clubes, los delegados, los jugadores con su Elo, las normas vigentes y los equipos con su nueva categoría. Las licencias deben renovarse.
carry-from = Temporada anterior
carry-none = No hay ninguna temporada anterior. Registre los clubes directamente.
carry-begun = No se puede traspasar ninguna temporada: esta ya tiene clubes. Haga el traspaso antes de registrar el primer club.
carry-do = Traspasar la temporada
carry-what = Vista previa
carry-renew = Licencias por renovar
carry-norms = Normas vigentes
carry-moves = Ascensos y descensos
carry-no-moves = Ningún equipo cambia de categoría.
carry-old = Categoría anterior
carry-new = Nueva categoría
carry-unsettled = Estos grupos no están decididos y sus equipos mantienen la categoría: falta una ronda o un resultado, o falta un sorteo. Complételos antes, o corrija después las categorías en las páginas de los clubes.
carry-category = Corregir la categoría de un equipo
carry-category-hint = Solo antes de que se empareje algún equipo del club. Las letras siguen a las categorías (7.25).
done-carried = Temporada traspasada. Ahora renueve las licencias.
log-carried = Temporada anterior traspasada
log-several = Varias acciones
entry-system = Sistema
entry-system-swiss = Suizo
entry-system-round-robin = Round robin
entry-system-knockout = Eliminatorias
entry-age-group = Categoría de edad
entry-age-group-junior = Júnior
entry-age-group-infantil = Infantil
entry-age-other = Escriba { $age } o déjelo en blanco: es la edad según la fecha de nacimiento.
case-boards = Tableros afectados
case-boards-hint = De un solo encuentro; por ejemplo, 2, 5. Déjelo en blanco para todos los tableros.
case-boards-bad = Escriba los números de los tableros; por ejemplo, 2, 5.
case-after-next-round = La fecha nueva no es anterior a la ronda siguiente.
case-table-waits = Se pospone una de las últimas rondas: la clasificación final tendrá que esperar.
entry-delivery-e-mail = Correo electrónico
log-classified = Clasificación final anotada

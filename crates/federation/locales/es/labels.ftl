### Names of documents, bodies, cases and decisions, for lists and forms

## Documents for a licence, also in the middle of a sentence

licence-paper-change-list = relación de cambios de club
licence-paper-insurance = impreso de la mutualidad
licence-paper-national = número nacional
licence-paper-telephone = teléfono
licence-paper-small-form = licencia FEDA, cuerpo pequeño
licence-paper-large-forms = licencia FEDA, los dos cuerpos grandes
licence-paper-small-copy = fotocopia del cuerpo pequeño
licence-paper-own-form = impreso de licencia de segunda y tercera categoría
licence-paper-old-licence = licencia antigua
licence-paper-family-book = dos fotocopias del libro de familia

## Documents

paper-promotion-list = Relación de ascensos de categoría
paper-result = Resultados del encuentro
paper-record = Acta del encuentro
paper-score-sheets = Planillas originales, en un sobre aparte
paper-envelopes = Sobres de jugada secreta
paper-delay-proofs = Justificantes de retrasos
paper-family-book = Fotocopia del libro de familia
paper-sealed-game = Partida aplazada para el Comité, con los teléfonos de los jugadores
paper-forms = Impresos
paper-delegation-notice = Comunicación de la delegación
paper-delegation-results = Resultados y clasificación de la delegación
paper-travel-cover = Gastos de viaje a cargo de la delegación
paper-officials-reports = Informes del árbitro, del director y del comité de competición
paper-round-results = Resultados ronda por ronda y clasificación final
paper-preferent-sheets = Planillas originales de los preferentes, por duplicado
paper-pairing-cards = Fichas de emparejamiento
paper-crosstable = Cuadro cruzado
paper-open-report = Memoria del torneo abierto

## Bodies

body-committee = Comité de Competición
body-commission = Comisión Deportiva
body-board = Junta Directiva
body-council = Consejo Ejecutivo
body-feda = FEDA (federación española)
body-discipline = Comité de Disciplina Deportiva de la Generalitat
body-federation = Federación

## Decisions

ruling-yes = Se acepta
ruling-no = Se rechaza
ruling-result = Resultado del tablero
ruling-at = Fecha y hora
ruling-sanction = Sanción de la circular
ruling-order = Orden del sorteo
ruling-instead = Otra resolución

## Cases

matter-venue = Habilitación de un local de juego
matter-incident = Incidencia que los delegados no han podido resolver
matter-sub-condicione = Partida jugada sub condicione
matter-analysis = Partida enviada a análisis
matter-analysis-second = Partida enviada a análisis después de la segunda sesión
matter-third = Partida con una segunda jugada secreta
matter-delay = Justificante de un retraso
matter-force-majeure = Fuerza mayor
matter-withdrawal = Retirada de un preferente
matter-clash = Coincidencia de calendarios
matter-other-event = Competición no oficial tratada como oficial
matter-date = Fecha de una ronda
matter-last-round = Posponer la última ronda
matter-last-swiss = Posponer la última ronda de un suizo individual
matter-copa-pass = Pasar de eliminatoria sin jugar
matter-change = Cambio de fecha o de local de una ronda
matter-match-change = Cambio de fecha o de local de un encuentro
matter-breach = Infracción o conducta antideportiva
matter-sanction = Sanción
matter-appointment = Nombramiento de un miembro
matter-removal = Cese de un miembro
matter-vacancy = Vacante
matter-revocation = Revocación de una decisión
matter-consolation = Eliminatorias de consolación
matter-lots = Sorteo público
matter-open-rules = Bases de un torneo abierto
matter-annulment = Anulación de una competición
matter-rated = Competición no oficial válida para el Elo
matter-appeal = Apelación

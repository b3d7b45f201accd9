### Names of documents, bodies, cases and decisions, for lists and forms

## Documents for a licence, also in the middle of a sentence

licence-paper-change-list = relació de canvis de club
licence-paper-insurance = imprès de la mutualitat
licence-paper-national = número nacional
licence-paper-telephone = telèfon
licence-paper-small-form = llicència FEDA, cos petit
licence-paper-large-forms = llicència FEDA, els dos cossos grans
licence-paper-small-copy = fotocòpia del cos petit
licence-paper-own-form = imprès de llicència de segona i tercera categoria
licence-paper-old-licence = llicència antiga
licence-paper-family-book = dues fotocòpies del llibre de família

## Documents

paper-promotion-list = Relació d’ascensos de categoria
paper-result = Resultats de l’encontre
paper-record = Acta de l’encontre
paper-score-sheets = Planelles originals, en un sobre separat
paper-envelopes = Sobres de jugada secreta
paper-delay-proofs = Justificants d’endarreriments
paper-family-book = Fotocòpia del llibre de família
paper-sealed-game = Partida ajornada per al Comitè, amb els telèfons dels jugadors
paper-forms = Impresos
paper-delegation-notice = Comunicació de la delegació
paper-delegation-results = Resultats i classificació de la delegació
paper-travel-cover = Despeses de viatge a càrrec de la delegació
paper-officials-reports = Informes de l’àrbitre, del director i del comitè de competició
paper-round-results = Resultats ronda per ronda i classificació final
paper-preferent-sheets = Planelles originals dels preferents, per duplicat
paper-pairing-cards = Fitxes d’aparellament
paper-crosstable = Quadre creuat
paper-open-report = Memòria del torneig obert

## Bodies

body-committee = Comitè de Competició
body-commission = Comissió Esportiva
body-board = Junta Directiva
body-council = Consell Executiu
body-feda = FEDA (federació espanyola)
body-discipline = Comitè de Disciplina Esportiva de la Generalitat
body-federation = Federació

## Decisions

ruling-yes = S’accepta
ruling-no = Es rebutja
ruling-result = Resultat del tauler
ruling-at = Data i hora
ruling-sanction = Sanció de la circular
ruling-order = Ordre del sorteig
ruling-instead = Una altra resolució

## Cases

matter-venue = Habilitació d’un local de joc
matter-incident = Incidència que els delegats no han pogut resoldre
matter-sub-condicione = Partida jugada sub condicione
matter-analysis = Partida enviada a anàlisi
matter-analysis-second = Partida enviada a anàlisi després de la segona sessió
matter-third = Partida amb una segona jugada secreta
matter-delay = Justificant d’un endarreriment
matter-force-majeure = Força major
matter-withdrawal = Retirada d’un preferent
matter-clash = Superposició de calendaris
matter-other-event = Competició no oficial tractada com a oficial
matter-date = Data d’una ronda
matter-last-round = Posposició de l’última ronda
matter-last-swiss = Posposició de l’última ronda d’un suís individual
matter-copa-pass = Pas d’eliminatòria sense jugar
matter-change = Canvi de data o de local d’una ronda
matter-match-change = Canvi de data o de local d’un encontre
matter-breach = Infracció o conducta antiesportiva
matter-sanction = Sanció
matter-appointment = Nomenament d’un membre
matter-removal = Cessament d’un membre
matter-vacancy = Vacant
matter-revocation = Revocació d’una decisió
matter-consolation = Eliminatòries de consolació
matter-lots = Sorteig públic
matter-open-rules = Bases d’un torneig obert
matter-annulment = Anul·lació d’una competició
matter-rated = Competició no oficial vàlida per a l’Elo
matter-appeal = Apel·lació

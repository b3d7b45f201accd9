## Rating lists, for everybody and for the office

nav-ratings = Puntuacions
ratings-title = Llistes de puntuació
ratings-office = Calcula un període
ratings-import = Importa una llista
ratings-distribution = Distribució
ratings-plot = Mostra
ratings-compare = Compara dues llistes
ratings-older = La llista anterior
ratings-newer = La llista nova
ratings-working = S'està llegint la llista: { $count } jugadors. La pàgina es tornarà a carregar sola.
ratings-national = Puntuació de la federació
ratings-standard = FIDE estàndard
ratings-rapid = FIDE ràpides
ratings-blitz = FIDE llampec
ratings-kind = Puntuació
ratings-pages = Pàgines
ratings-page = Pàgina { $page } de { $pages }
ratings-before = Anterior
ratings-after = Següent
ratings-all = Tots
ratings-show = Mostra
ratings-letters = Per lletra
ratings-rank = Lloc
ratings-list = La llista
ratings-nobody = Ningú.
ratings-none = Cap puntuació encara.
ratings-distribution-words = { $count } jugadors amb puntuació; la mediana és { $median }.
ratings-steps = Per trams de 100 punts
ratings-step = Tram
ratings-share = Part
ratings-history = Evolució
ratings-was = Abans
ratings-office-intro = Tria les regles, el dia de la llista nova, la llista anterior i els torneigs de la taula. Primer es mostra tot; publicar és un altre pas.
ratings-rules = Regles
ratings-rules-handbook = Reglament de la federació
ratings-rules-standard = FIDE, estàndard
ratings-rules-rapid = FIDE, ràpides
ratings-rules-blitz = FIDE, llampec
ratings-date = Dia de la llista nova
ratings-date-hint = Al reglament, 1 de gener o 1 de juliol: els torneigs d'una llista posterior esperen.
ratings-date-wrong = Un dia, com ara 2027-01-01.
ratings-base = Llista anterior
ratings-base-none = Cap: les puntuacions de les inscripcions
ratings-base-hint = D'aquí surten les puntuacions, les categories i els resultats guardats. Es busca per llicència, per codi FIDE i pel nom sencer.
ratings-base-gone = Aquesta llista ja no hi és.
ratings-base-large = Massa gran: { $most } jugadors com a màxim. Per a llistes més grans hi ha l'ordre adoube rate.
ratings-events = Torneigs del període
ratings-events-needed = Tria almenys un torneig.
ratings-kind-hint = El tipus decideix K al reglament de la federació; les regles de la FIDE no el miren.
ratings-kind-of = Tipus de { $name }
ratings-preview = Calcula i mostra
ratings-preview-title = Puntuacions noves
ratings-preview-hint = Encara no s'ha publicat res. Cada nom porta a l'explicació del seu nombre.
ratings-on-list = A la llista anterior
ratings-publish = Publica la llista
ratings-publish-intro = El càlcul queda al registre, amb les persones pel seu identificador, i es pot comprovar sempre. Amb el reglament, la llista nova té tothom de l'anterior; amb la FIDE, els qui han jugat.
ratings-name-usual = Llista { $date }
ratings-name-hint = Amb el dia: l'evolució d'un jugador segueix l'ordre dels dies.
ratings-name-taken = Ja hi ha una llista amb aquest nom.
ratings-event-open = { $name } encara no és tancat: els resultats poden canviar.
ratings-event-again = { $name } ja es va puntuar per a la llista { $list }.
ratings-confirm-again = Torna a puntuar els torneigs que ja es van puntuar
ratings-confirm-unfinished = Publica encara que hi hagi torneigs en joc
ratings-date-other = El manual té dues llistes l'any, de l'1 de gener i de l'1 de juliol (Elo 7): aquest dia no n'és cap.
ratings-event-waits = { $name } no compta en aquesta llista: espera la del { $date } (Elo 7).
ratings-forecast-hint = El que el torneig ha donat fins ara a cada jugador pel reglament de la federació, amb les puntuacions nacionals de les inscripcions. El tipus de torneig decideix K. Cada nom porta al càlcul sencer.
ratings-kind-event = Tipus de torneig
done-ratings-published = { $name } és publicada.
ratings-players = { $count ->
    [1] Un jugador
   *[other] { $count } jugadors
}
ratings-count = { $count ->
    [1] Un jugador
   *[other] { $count } jugadors
}
ratings-changed = { $count ->
    [1] Un de canviat
   *[other] { $count } canviats
}
ratings-new = { $count ->
    [1] Un de nou
   *[other] { $count } nous
}
ratings-gone = { $count ->
    [1] Un que ja no hi és
   *[other] { $count } que ja no hi són
}
ratings-same = { $count ->
    [1] Un té la mateixa puntuació a totes dues.
   *[other] { $count } tenen la mateixa puntuació a totes dues.
}
ratings-event-left = { $games ->
    [1] { $name }: una partida no es puntua amb aquestes regles (ritme de joc).
   *[other] { $name }: { $games } partides no es puntuen amb aquestes regles (ritme de joc).
}

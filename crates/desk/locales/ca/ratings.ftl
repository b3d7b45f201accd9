## Rating lists, for everybody and for the office

nav-ratings = Puntuacions
title = Llistes de puntuació
office = Calcula un període
import = Importa una llista
distribution = Distribució
plot = Mostra
compare = Compara dues llistes
older = La llista anterior
newer = La llista nova
working = S'està llegint la llista: { $count } jugadors. La pàgina es tornarà a carregar sola.
national = Puntuació de la federació
standard = FIDE estàndard
rapid = FIDE ràpides
blitz = FIDE llampec
kind = Puntuació
pages = Pàgines
page = Pàgina { $page } de { $pages }
before = Anterior
after = Següent
all = Tots
show = Mostra
letters = Per lletra
rank = Lloc
list = La llista
nobody = Ningú.
none = Cap puntuació encara.
distribution-words = { $count } jugadors amb puntuació; la mediana és { $median }.
steps = Per trams de 100 punts
step = Tram
share = Part
history = Evolució
was = Abans
office-intro = Tria les regles, el dia de la llista nova, la llista anterior i els torneigs de la taula. Primer es mostra tot; publicar és un altre pas.
rules = Regles
rules-handbook = Reglament de la federació
rules-standard = FIDE, estàndard
rules-rapid = FIDE, ràpides
rules-blitz = FIDE, llampec
date = Dia de la llista nova
date-hint = Al reglament, 1 de gener o 1 de juliol: els torneigs d'una llista posterior esperen.
date-wrong = Un dia, com ara 2027-01-01.
base = Llista anterior
base-none = Cap: les puntuacions de les inscripcions
base-hint = D'aquí surten les puntuacions, les categories i els resultats guardats. Es busca per llicència, per codi FIDE i pel nom sencer.
base-gone = Aquesta llista ja no hi és.
base-large = Massa gran: { $most } jugadors com a màxim. Per a llistes més grans hi ha l'ordre adoube rate.
events = Torneigs del període
events-needed = Tria almenys un torneig.
kind-hint = El tipus decideix K al reglament de la federació; les regles de la FIDE no el miren.
kind-of = Tipus de { $name }
preview = Calcula i mostra
preview-title = Puntuacions noves
preview-hint = Encara no s'ha publicat res. Cada nom porta a l'explicació del seu nombre.
on-list = A la llista anterior
publish = Publica la llista
publish-intro = El càlcul queda al registre, amb les persones pel seu identificador, i es pot comprovar sempre. Amb el reglament, la llista nova té tothom de l'anterior; amb la FIDE, els qui han jugat.
name-usual = Llista { $date }
name-hint = Amb el dia: l'evolució d'un jugador segueix l'ordre dels dies.
name-taken = Ja hi ha una llista amb aquest nom.
event-open = { $name } encara no és tancat: els resultats poden canviar.
event-again = { $name } ja es va puntuar per a la llista { $list }.
confirm-again = Torna a puntuar els torneigs que ja es van puntuar
confirm-unfinished = Publica encara que hi hagi torneigs en joc
date-other = El manual té dues llistes l'any, de l'1 de gener i de l'1 de juliol (Elo 7): aquest dia no n'és cap.
event-waits = { $name } no compta en aquesta llista: espera la del { $date } (Elo 7).
forecast-hint = El que el torneig ha donat fins ara a cada jugador pel reglament de la federació, amb les puntuacions nacionals de les inscripcions. El tipus de torneig decideix K. Cada nom porta al càlcul sencer.
kind-event = Tipus de torneig
done-ratings-published = { $name } és publicada.
players = { $count ->
    [1] Un jugador
   *[other] { $count } jugadors
}
count = { $count ->
    [1] Un jugador
   *[other] { $count } jugadors
}
changed = { $count ->
    [1] Un de canviat
   *[other] { $count } canviats
}
new = { $count ->
    [1] Un de nou
   *[other] { $count } nous
}
gone = { $count ->
    [1] Un que ja no hi és
   *[other] { $count } que ja no hi són
}
same = { $count ->
    [1] Un té la mateixa puntuació a totes dues.
   *[other] { $count } tenen la mateixa puntuació a totes dues.
}
event-left = { $games ->
    [1] { $name }: una partida no es puntua amb aquestes regles (ritme de joc).
   *[other] { $name }: { $games } partides no es puntuen amb aquestes regles (ritme de joc).
}

## Rating lists, for everybody and for the federation office

nav-ratings = Elo
title = Llistes d’Elo
office = Calcula un període d’Elo
import = Importa una llista
distribution = Distribució
plot = Mostra
compare = Compara dues llistes
older = Llista més antiga
newer = Llista més recent
working = S’està llegint la llista: { $count } jugadors. La pàgina es torna a carregar automàticament.
national = Elo de la federació
standard = FIDE estàndard
rapid = FIDE ràpid
blitz = FIDE llampec
kind = Elo
pages = Pàgines
page = Pàgina { $page }/{ $pages }
before = Anterior
after = Següent
all = Tots
show = Mostra
letters = Per lletra
rank = Lloc
list = Mostra la llista
nobody = Cap jugador.
none = Encara no té Elo.
distribution-words = { $count ->
    [one] Un jugador amb Elo; la mediana és { $median }.
   *[other] { $count } jugadors amb Elo; la mediana és { $median }.
}
steps = Jugadors per trams de 100 punts
step = Tram
share = Percentatge
history = Evolució
was = Anterior

## Calculating a rating period

office-intro = Trieu les regles, la data de la llista nova, la llista anterior i els torneigs. Veureu una previsualització abans de publicar res.
rules = Regles
rules-handbook = Reglament de la federació
rules-standard = FIDE, estàndard
rules-rapid = FIDE, ràpid
rules-blitz = FIDE, llampec
date = Data de la llista nova
date-hint = Segons el reglament, 1 de gener o 1 de juliol. Els torneigs que corresponen a una llista posterior no hi compten.
date-wrong = Escriviu una data, per exemple 2027-01-01.
base = Llista anterior
base-none = Cap (els Elo de les inscripcions)
base-hint = D’aquesta llista surten els Elo, les categories i els resultats pendents. Els jugadors s’hi cerquen per llicència, ID FIDE o nom complet.
base-gone = Aquesta llista ja no existeix. Trieu-ne una altra.
base-large = La llista és massa gran: aquí, { $most } jugadors com a màxim. Feu servir l’ordre adoube rate.
events = Torneigs del període
events-needed = Trieu almenys un torneig.
kind-hint = Segons el reglament de la federació, el tipus de torneig determina la K. Les regles de la FIDE no el tenen en compte.
kind-of = Tipus de torneig: { $name }
preview = Calcula i previsualitza
preview-title = Elo nous
preview-hint = Encara no s’ha publicat res. Trieu un nom per veure’n el càlcul.
on-list = A la llista anterior
publish = Publica la llista
publish-intro = El càlcul es desa al registre, amb identificadors en lloc de noms, i es pot verificar en qualsevol moment. Segons el reglament, la llista nova conserva tots els jugadors de l’anterior; segons la FIDE, només hi ha els qui han jugat.
name-usual = Llista { $date }
name-hint = Incloeu-hi la data: l’evolució de cada jugador s’ordena per dates.
name-taken = Ja hi ha una llista amb aquest nom. Trieu-ne un altre.
event-open = { $name } encara no s’ha tancat i els resultats poden canviar.
event-again = { $name } ja s’ha calculat per a la llista { $list }.
confirm-again = Torna a calcular els torneigs ja calculats
confirm-unfinished = Publica-la encara que hi hagi torneigs sense tancar
date-other = El reglament preveu dues llistes l’any, l’1 de gener i l’1 de juliol. Aquesta data no és cap de les dues ({ $rule }).
event-waits = { $name } no compta per a aquesta llista. Correspon a la llista amb data { $date } ({ $rule }).
forecast-hint = Variació d’Elo fins ara segons el reglament de la federació, a partir dels Elo nacionals de les inscripcions. El tipus de torneig determina la K. Trieu un nom per veure’n el càlcul.
kind-event = Tipus de torneig
done-ratings-published = S’ha publicat { $name }.

## Counts

players = { $count ->
    [1] Un jugador
   *[other] { $count } jugadors
}
count = { $count ->
    [1] Un jugador
   *[other] { $count } jugadors
}
changed = { $count ->
    [1] Un canvi
   *[other] { $count } canvis
}
new = { $count ->
    [1] Un jugador nou
   *[other] { $count } jugadors nous
}
gone = { $count ->
    [1] Un jugador que ja no hi és
   *[other] { $count } jugadors que ja no hi són
}
same = { $count ->
    [1] Un jugador té el mateix Elo a les dues llistes.
   *[other] { $count } jugadors tenen el mateix Elo a les dues llistes.
}
event-left = { $games ->
    [one] { $name }: amb aquestes regles, una partida no compta, a causa del ritme de joc.
   *[other] { $name }: amb aquestes regles, { $games } partides no compten, a causa del ritme de joc.
}
teams-not-over = Encara hi ha encontres per jugar

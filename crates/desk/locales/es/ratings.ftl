## Rating lists, for everybody and for the federation office

nav-ratings = Elo
title = Listas de Elo
office = Calcular un periodo de Elo
import = Importar lista
distribution = Distribución
plot = Mostrar
compare = Comparar dos listas
older = Lista más antigua
newer = Lista más reciente
working = Leyendo la lista: { $count } jugadores. La página se recarga automáticamente.
national = Elo de la federación
standard = FIDE estándar
rapid = FIDE rápido
blitz = FIDE relámpago
kind = Elo
pages = Páginas
page = Página { $page } de { $pages }
before = Anterior
after = Siguiente
all = Todos
show = Mostrar
letters = Por letra
rank = Puesto
list = Mostrar la lista
nobody = Ningún jugador.
none = Todavía no tiene Elo.
distribution-words = { $count ->
    [one] Un jugador con Elo; la mediana es { $median }.
   *[other] { $count } jugadores con Elo; la mediana es { $median }.
}
steps = Jugadores por tramos de 100 puntos
step = Tramo
share = Porcentaje
history = Evolución
was = Anterior

## Calculating a rating period

office-intro = Elija las reglas, la fecha de la nueva lista, la lista anterior y los torneos. Verá una vista previa antes de publicar nada.
rules = Reglas
rules-handbook = Reglamento de la federación
rules-standard = FIDE, estándar
rules-rapid = FIDE, rápido
rules-blitz = FIDE, relámpago
date = Fecha de la nueva lista
date-hint = Según el reglamento, 1 de enero o 1 de julio. Los torneos que corresponden a una lista posterior no cuentan.
date-wrong = Escriba una fecha, por ejemplo 2027-01-01.
base = Lista anterior
base-none = Ninguna (los Elo de las inscripciones)
base-hint = De esta lista salen los Elo, las categorías y los resultados pendientes. Los jugadores se buscan por licencia, ID FIDE o nombre completo.
base-gone = Esta lista ya no existe. Elija otra.
base-large = La lista es demasiado grande: aquí el límite es de { $most } jugadores. Use la orden adoube rate.
events = Torneos del periodo
events-needed = Elija al menos un torneo.
kind-hint = Según el reglamento de la federación, el tipo de torneo determina la K. Las reglas de la FIDE no lo tienen en cuenta.
kind-of = Tipo de torneo: { $name }
preview = Calcular y ver la vista previa
preview-title = Elo nuevos
preview-hint = Todavía no se ha publicado nada. Elija un nombre para ver el cálculo.
on-list = En la lista anterior
publish = Publicar la lista
publish-intro = El cálculo se guarda en el registro, con identificadores en lugar de nombres, y se puede verificar en cualquier momento. Según el reglamento, la nueva lista conserva a todos los de la anterior; según la FIDE, solo a quienes han jugado.
name-usual = Lista { $date }
name-hint = Incluya la fecha: la evolución de cada jugador se ordena por fechas.
name-taken = Ya hay una lista con este nombre. Elija otro.
event-open = { $name } todavía no se ha cerrado y los resultados pueden cambiar.
event-again = { $name } ya se ha calculado para la lista { $list }.
confirm-again = Volver a calcular los torneos ya calculados
confirm-unfinished = Publicarla aunque haya torneos sin cerrar
date-other = El reglamento prevé dos listas al año, el 1 de enero y el 1 de julio. Esta fecha no es ninguna de las dos ({ $rule }).
event-waits = { $name } no cuenta para esta lista. Corresponde a la lista con fecha { $date } ({ $rule }).
forecast-hint = Variación de Elo hasta ahora según el reglamento de la federación, a partir de los Elo nacionales de las inscripciones. El tipo de torneo determina la K. Elija un nombre para ver el cálculo.
kind-event = Tipo de torneo
done-ratings-published = Se ha publicado { $name }.

## Counts

players = { $count ->
    [1] Un jugador
   *[other] { $count } jugadores
}
count = { $count ->
    [1] Un jugador
   *[other] { $count } jugadores
}
changed = { $count ->
    [1] Un cambio
   *[other] { $count } cambios
}
new = { $count ->
    [1] Un jugador nuevo
   *[other] { $count } jugadores nuevos
}
gone = { $count ->
    [1] Un jugador que ya no figura
   *[other] { $count } jugadores que ya no figuran
}
same = { $count ->
    [1] Un jugador tiene el mismo Elo en las dos listas.
   *[other] { $count } jugadores tienen el mismo Elo en las dos listas.
}
event-left = { $games ->
    [one] { $name }: según estas reglas, una partida no cuenta, a causa de su ritmo de juego.
   *[other] { $name }: según estas reglas, { $games } partidas no cuentan, a causa de su ritmo de juego.
}
teams-not-over = Aún quedan encuentros por jugar

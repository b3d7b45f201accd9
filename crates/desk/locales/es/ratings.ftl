## Rating lists, for everybody and for the office

nav-ratings = Puntuaciones
title = Listas de puntuación
office = Calcular un período
import = Importar una lista
distribution = Distribución
plot = Mostrar
compare = Comparar dos listas
older = La lista anterior
newer = La lista nueva
working = Se está leyendo la lista: { $count } jugadores. La página se volverá a cargar sola.
national = Puntuación de la federación
standard = FIDE estándar
rapid = FIDE rápido
blitz = FIDE relámpago
kind = Puntuación
pages = Páginas
page = Página { $page } de { $pages }
before = Anterior
after = Siguiente
all = Todos
show = Mostrar
letters = Por letra
rank = Puesto
list = La lista
nobody = Nadie.
none = Ninguna puntuación todavía.
distribution-words = { $count } jugadores con puntuación; la mediana es { $median }.
steps = Por tramos de 100 puntos
step = Tramo
share = Parte
history = Evolución
was = Antes
office-intro = Elige las reglas, el día de la lista nueva, la lista anterior y los torneos de la mesa. Primero se muestra todo; publicar es otro paso.
rules = Reglas
rules-handbook = Reglamento de la federación
rules-standard = FIDE, estándar
rules-rapid = FIDE, rápido
rules-blitz = FIDE, relámpago
date = Día de la lista nueva
date-hint = En el reglamento, 1 de enero o 1 de julio: los torneos de una lista posterior esperan.
date-wrong = Un día, como 2027-01-01.
base = Lista anterior
base-none = Ninguna: las puntuaciones de las inscripciones
base-hint = De aquí salen las puntuaciones, las categorías y los resultados guardados. Se busca por licencia, por código FIDE y por el nombre entero.
base-gone = Esta lista ya no está.
base-large = Demasiado grande: { $most } jugadores como máximo. Para listas mayores está la orden adoube rate.
events = Torneos del período
events-needed = Elige al menos un torneo.
kind-hint = El tipo decide K en el reglamento de la federación; las reglas de la FIDE no lo miran.
kind-of = Tipo de { $name }
preview = Calcular y mostrar
preview-title = Puntuaciones nuevas
preview-hint = Todavía no se ha publicado nada. Cada nombre lleva a la explicación de su número.
on-list = En la lista anterior
publish = Publicar la lista
publish-intro = El cálculo queda en el registro, con las personas por su identificador, y se puede comprobar siempre. Con el reglamento, la lista nueva tiene a todos los de la anterior; con la FIDE, a quienes han jugado.
name-usual = Lista { $date }
name-hint = Con el día: la evolución de un jugador sigue el orden de los días.
name-taken = Ya hay una lista con este nombre.
event-open = { $name } todavía no está cerrado: los resultados pueden cambiar.
event-again = { $name } ya se puntuó para la lista { $list }.
confirm-again = Volver a puntuar los torneos que ya se puntuaron
confirm-unfinished = Publicar aunque haya torneos en juego
date-other = El manual tiene dos listas al año, del 1 de enero y del 1 de julio (Elo 7): este día no es de ninguna.
event-waits = { $name } no cuenta en esta lista: espera la del { $date } (Elo 7).
forecast-hint = Lo que el torneo ha dado hasta ahora a cada jugador según el reglamento de la federación, con las puntuaciones nacionales de las inscripciones. El tipo de torneo decide K. Cada nombre lleva al cálculo entero.
kind-event = Tipo de torneo
done-ratings-published = { $name } está publicada.
players = { $count ->
    [1] Un jugador
   *[other] { $count } jugadores
}
count = { $count ->
    [1] Un jugador
   *[other] { $count } jugadores
}
changed = { $count ->
    [1] Uno cambiado
   *[other] { $count } cambiados
}
new = { $count ->
    [1] Uno nuevo
   *[other] { $count } nuevos
}
gone = { $count ->
    [1] Uno que ya no está
   *[other] { $count } que ya no están
}
same = { $count ->
    [1] Uno tiene la misma puntuación en las dos.
   *[other] { $count } tienen la misma puntuación en las dos.
}
event-left = { $games ->
    [1] { $name }: una partida no puntúa con estas reglas (ritmo de juego).
   *[other] { $name }: { $games } partidas no puntúan con estas reglas (ritmo de juego).
}

## Rating lists, for everybody and for the office

nav-ratings = Puntuaciones
ratings-title = Listas de puntuación
ratings-office = Calcular un período
ratings-import = Importar una lista
ratings-distribution = Distribución
ratings-plot = Mostrar
ratings-compare = Comparar dos listas
ratings-older = La lista anterior
ratings-newer = La lista nueva
ratings-working = Se está leyendo la lista: { $count } jugadores. La página se volverá a cargar sola.
ratings-national = Puntuación de la federación
ratings-standard = FIDE estándar
ratings-rapid = FIDE rápido
ratings-blitz = FIDE relámpago
ratings-kind = Puntuación
ratings-pages = Páginas
ratings-page = Página { $page } de { $pages }
ratings-before = Anterior
ratings-after = Siguiente
ratings-all = Todos
ratings-show = Mostrar
ratings-letters = Por letra
ratings-rank = Puesto
ratings-list = La lista
ratings-nobody = Nadie.
ratings-none = Ninguna puntuación todavía.
ratings-distribution-words = { $count } jugadores con puntuación; la mediana es { $median }.
ratings-steps = Por tramos de 100 puntos
ratings-step = Tramo
ratings-share = Parte
ratings-history = Evolución
ratings-was = Antes
ratings-office-intro = Elige las reglas, el día de la lista nueva, la lista anterior y los torneos de la mesa. Primero se muestra todo; publicar es otro paso.
ratings-rules = Reglas
ratings-rules-handbook = Reglamento de la federación
ratings-rules-standard = FIDE, estándar
ratings-rules-rapid = FIDE, rápido
ratings-rules-blitz = FIDE, relámpago
ratings-date = Día de la lista nueva
ratings-date-hint = En el reglamento, 1 de enero o 1 de julio: los torneos de una lista posterior esperan.
ratings-date-wrong = Un día, como 2027-01-01.
ratings-base = Lista anterior
ratings-base-none = Ninguna: las puntuaciones de las inscripciones
ratings-base-hint = De aquí salen las puntuaciones, las categorías y los resultados guardados. Se busca por licencia, por código FIDE y por el nombre entero.
ratings-base-gone = Esta lista ya no está.
ratings-base-large = Demasiado grande: { $most } jugadores como máximo. Para listas mayores está la orden adoube rate.
ratings-events = Torneos del período
ratings-events-needed = Elige al menos un torneo.
ratings-kind-hint = El tipo decide K en el reglamento de la federación; las reglas de la FIDE no lo miran.
ratings-kind-of = Tipo de { $name }
ratings-preview = Calcular y mostrar
ratings-preview-title = Puntuaciones nuevas
ratings-preview-hint = Todavía no se ha publicado nada. Cada nombre lleva a la explicación de su número.
ratings-on-list = En la lista anterior
ratings-publish = Publicar la lista
ratings-publish-intro = El cálculo queda en el registro, con las personas por su identificador, y se puede comprobar siempre. Con el reglamento, la lista nueva tiene a todos los de la anterior; con la FIDE, a quienes han jugado.
ratings-name-usual = Lista { $date }
ratings-name-hint = Con el día: la evolución de un jugador sigue el orden de los días.
ratings-name-taken = Ya hay una lista con este nombre.
ratings-event-open = { $name } todavía no está cerrado: los resultados pueden cambiar.
ratings-event-again = { $name } ya se puntuó para la lista { $list }.
ratings-confirm-again = Volver a puntuar los torneos que ya se puntuaron
ratings-confirm-unfinished = Publicar aunque haya torneos en juego
ratings-date-other = El manual tiene dos listas al año, del 1 de enero y del 1 de julio (Elo 7): este día no es de ninguna.
ratings-event-waits = { $name } no cuenta en esta lista: espera la del { $date } (Elo 7).
ratings-forecast-hint = Lo que el torneo ha dado hasta ahora a cada jugador según el reglamento de la federación, con las puntuaciones nacionales de las inscripciones. El tipo de torneo decide K. Cada nombre lleva al cálculo entero.
ratings-kind-event = Tipo de torneo
done-ratings-published = { $name } está publicada.
ratings-players = { $count ->
    [1] Un jugador
   *[other] { $count } jugadores
}
ratings-count = { $count ->
    [1] Un jugador
   *[other] { $count } jugadores
}
ratings-changed = { $count ->
    [1] Uno cambiado
   *[other] { $count } cambiados
}
ratings-new = { $count ->
    [1] Uno nuevo
   *[other] { $count } nuevos
}
ratings-gone = { $count ->
    [1] Uno que ya no está
   *[other] { $count } que ya no están
}
ratings-same = { $count ->
    [1] Uno tiene la misma puntuación en las dos.
   *[other] { $count } tienen la misma puntuación en las dos.
}
ratings-event-left = { $games ->
    [1] { $name }: una partida no puntúa con estas reglas (ritmo de juego).
   *[other] { $name }: { $games } partidas no puntúan con estas reglas (ritmo de juego).
}

## The hall: timer, screens, incidents and penalties

title = Sala
note = Anotar una incidencia o una sanción
note-send = Anotar
kind = Tipo
player = Jugador
nobody = Ningún jugador
player-bad = Ningún jugador tiene este número. Elija uno de la lista.
player-needed = Elija al jugador que gana o pierde los puntos.
round-bad = Escriba el número de una ronda.
article = Artículo
article-hint = De las Leyes, por ejemplo 11.5; de otras normas, con su nombre, por ejemplo Bases 4.2.
article-bad = La edición { $edition } de las Leyes no tiene el artículo «{ $article }». Si es de otras normas, añada su nombre, por ejemplo Bases 4.2.
points = Puntos
points-hint = Solo para una sanción, por ejemplo -1, -½ o +½.
points-bad = Escriba los puntos, no más de los que vale una victoria, por ejemplo -1, -½ o +½.
text = Hechos y decisión
noted = Incidencias y sanciones
none = Todavía no hay incidencias ni sanciones.
undo = Para quitar una incidencia o una sanción, deshágala en el registro
counted = Incidencias por jugador
timer = Temporizador de la sala
timer-none = El temporizador está parado. Una vez en marcha, muestra la cuenta atrás en el proyector.
minutes = Minutos
minutes-bad = Escriba un número entero de minutos, de 1 a { $most }.
timer-start = Iniciar el temporizador
timer-stop = Parar el temporizador
screens = Pantallas
screen-all = Proyector (rotativo)
wall = Tableros en directo
incident-illegal-move = Jugada ilegal
incident-lateness = Llegada con retraso
incident-phone = Móvil o dispositivo
incident-wrong-claim = Reclamación incorrecta
incident-conduct = Conducta
incident-decision = Decisión
incident-note = Nota
incident-penalty = Sanción
done-noted = Incidencia anotada.
done-penalty = Sanción anotada.
done-timer-started = { $minutes ->
    [one] Temporizador de la sala iniciado: 1 minuto.
   *[other] Temporizador de la sala iniciado: { $minutes } minutos.
}
done-timer-stopped = Temporizador de la sala parado.

### The fields of the forms of an event.

name = nombre
place = lugar
federation = federación
dates = fechas
schedule = horario
arbiter = árbitro
deputies = árbitros adjuntos
rounds = rondas
rate = ritmo de juego
default-time = tiempo de espera
tie-breaks = desempates
scoring = puntuación
rating-list = lista de Elo
broadcast-delay = retardo de la retransmisión
regulations = bases
person = persona
rating = Elo
title = título
club = club
groups = grupos
reason = motivo
article = artículo
text = texto
table = mesa
timer = segundos
by = autor

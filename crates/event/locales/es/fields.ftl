### Fields of the forms of a tournament, at the beginning of a message: “Name: …”.

name = Nombre
place = Lugar
federation = Federación
dates = Fechas
schedule = Calendario
arbiter = Árbitro principal
deputies = Árbitros adjuntos
rounds = Rondas
rate = Ritmo de juego
default-time = Tiempo de espera
tie-breaks = Desempates
scoring = Puntos
rating-list = Lista de Elo
broadcast-delay = Retraso de la retransmisión
regulations = Bases
person = Persona
rating = Elo
title = Título
club = Club
groups = Grupos
reason = Motivo
article = Artículo
text = Texto
table = Tablero fijo
timer = Temporizador de la sala (segundos)
by = Autor

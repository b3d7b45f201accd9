## Public pages

pairings = Emparejamientos
standings = Clasificación
crosstable = Cuadro cruzado
players = Jugadores
live = Tableros en directo
about = Información
round = Ronda { $round }
rounds = Rondas
no-round = Todavía no se ha publicado ninguna ronda.
round-begins = Inicio: { $time }
board = Tablero
white = Blancas
black = Negras
result = Resultado
not-played = Sin emparejar
search = Buscar por nombre o número
caption-round = Emparejamientos de la ronda { $round }
caption-players = Ranking inicial
rank = Puesto
number = Núm.
name = Nombre
rating = Elo
category = Cat.
federation = Fed.
club = Club
points = Puntos
withdrawn = se ha retirado
card-title = { $number }. { $name }
card-games = Partidas
card-opponent = Adversario
card-colour = Color
card-tiebreaks = Desempates
place = Lugar
dates = Fechas
schedule = Calendario
arbiters = Árbitros
system = Sistema de emparejamiento
rate = Ritmo de juego
edition = Leyes del Ajedrez
edition-of = edición de { $year }
tiebreak-order = Orden de los desempates
regulations = Bases del torneo
share = Abra esta página en el móvil
changed = Página actualizada.
closed = Finalizado
pgn = Partidas (PGN)
results-of = { $done } de { $all } resultados

## Result slips

slip-title = Resultado del tablero { $board }
slip-who = Elija su nombre
slip-result = Elija el resultado
slip-white-won = Han ganado las blancas: 1-0
slip-draw = Tablas: ½-½
slip-black-won = Han ganado las negras: 0-1
slip-send = Enviar el resultado
slip-waiting = El árbitro todavía no ha confirmado el resultado { $result }.
slip-accepted = Resultado anotado: { $result }.
slip-over = Esta ronda no admite resultados ahora. Pregunte a un árbitro.
slip-choose = Elija su nombre y el resultado.
slip-differs = { $side ->
    [white] Las blancas han enviado { $result }. Los dos resultados no coinciden. Avise a un árbitro.
   *[other] Las negras han enviado { $result }. Los dos resultados no coinciden. Avise a un árbitro.
}
done-slip-sent = Resultado enviado: { $result }.

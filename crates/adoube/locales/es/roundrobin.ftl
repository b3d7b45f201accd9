### `adoube roundrobin`.

about = La tabla de una liga de todos contra todos
players = Cuántos jugadores, de 3 a 64
double = A doble vuelta, con los colores cambiados en la segunda
swap = A doble vuelta, intercambiando las dos últimas rondas de la primera para evitar tres colores iguales seguidos
csv = Escribe la tabla en CSV: ronda, tablero, blancas, negras (0 descansa)
varma = Sortea los números por federaciones con los grupos de Varma (9 a 24 jugadores): las federaciones en orden, como ESP,ESP,FRA
seed = La semilla del sorteo [por defecto, al azar]
round = ronda { $round }: { $games }
rests = { $games }, descansa { $player }

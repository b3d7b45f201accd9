### `adoube roundrobin`.

about = Mostrar la tabla de emparejamientos de un round robin
players = Número de jugadores, de 3 a 64
double = A doble vuelta, con los colores invertidos en la segunda
swap = A doble vuelta, con las dos últimas rondas de la primera intercambiadas para que nadie tenga el mismo color tres veces seguidas
csv = Escribir la tabla en CSV: ronda, tablero, blancas, negras (0 es un bye)
varma = Sortear los números por federaciones con los grupos de Varma (de 9 a 24 jugadores); federaciones (FEDERATIONS) en el orden de los jugadores, por ejemplo ESP,ESP,FRA
seed = Semilla del sorteo; la misma semilla da los mismos números [por defecto: al azar]
round = ronda { $round }: { $games }
rests = { $games }, bye { $player }

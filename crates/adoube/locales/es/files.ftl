### Files and events that commands read.

no-event = { $place }: no hay ningún torneo { $id }; hay: { $known }
unreadable = { $place }: el torneo { $id } no se puede leer
input-unreadable = { $name }: no se puede leer: { $error }
no-file = no existe
not-allowed = no hay permiso
folder = es una carpeta
cut-off = el archivo está cortado antes del final
damaged = los datos están dañados o cortados
system = error del sistema: { $error }
line = línea { $line }
one-position = -: línea { $line }: se esperaba una sola posición
too-long = -: se esperaba una posición, en 64 KiB como máximo
wrong-system = --readings solo va con swiss-1985, y --games solo con knockout o knockout-usual
not-listed = { $name }: jugadores que no están en la lista: { $count } de { $all } (el primero, { $first }); se toma lo que dice el torneo
one-event = --event: se esperaba un solo torneo
no-player = no hay ningún jugador con el número { $number }
no-teams = { $name }: no se encontró ningún equipo; se esperaban registros 310 o 013
odd = { $name }: ronda { $round }: { $home } - { $visitors }: los puntos de un tablero no suman una partida; cuenta como tablas
more = { $first } (y { $more } más)
other-system = { $name }: el sistema del archivo, { $code }, no se conoce; se usa dutch
empty = { $name }: línea 1, columna 1: no se encontró ningún jugador; se esperaban registros 001, o un CSV con la columna name
unwritable = { $name }: no se puede escribir: { $error }

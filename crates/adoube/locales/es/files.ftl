### Files and tournaments that commands read.

no-event = { $place }: no hay ningún torneo { $id }; hay: { $known }
unreadable = { $place }: no se puede leer el torneo { $id }
input-unreadable = { $name }: no se puede leer: { $error }
no-file = el archivo no existe
not-allowed = permiso denegado
folder = es una carpeta
cut-off = el archivo está incompleto
damaged = los datos están dañados o incompletos
system = error del sistema: { $error }
line = línea { $line }
one-position = -: línea { $line }: hay más de una posición; se esperaba solo una
too-long = -: la entrada es demasiado larga; se esperaba una posición, de 64 KiB como máximo
wrong-system = --readings necesita --system swiss-1985, y --games necesita --system knockout o knockout-usual

not-listed = { $count ->
    [1] { $name }: 1 de los { $all } jugadores no está en la lista ({ $first }); se usan sus datos del torneo
   *[other] { $name }: { $count } de los { $all } jugadores no están en la lista (el primero: { $first }); se usan sus datos del torneo
    }

one-event = --event: se han indicado varios torneos; se esperaba uno
no-player = ningún jugador tiene el número { $number }
no-teams = { $name }: no se ha encontrado ningún equipo; se esperaban líneas TRF 310 o 013
odd = { $name }: ronda { $round }, { $home } - { $visitors }: los dos resultados de un tablero se contradicen; cuenta como tablas
more = { $first } (y { $more } más)
other-system = { $name }: sistema de emparejamiento desconocido ({ $code }); se usa dutch
empty = { $name }: línea 1, columna 1: no se ha encontrado ningún jugador; se esperaban líneas TRF 001, o un CSV con una columna name
unwritable = { $name }: no se puede escribir: { $error }

### `adoube pgn`.

about = Comprobar archivos PGN o reescribir sus jugadas
check = Comprobar cada jugada y el resultado de cada partida
convert = Reescribir las jugadas con las letras de otro idioma o en forma larga
files = Archivo PGN (FILE); puede estar comprimido (zst, gz, bz2); - lee la entrada estándar
claims = Indicar también dónde se podían reclamar tablas y quién podía hacerlo (9.2, 9.3), y dónde la partida era tablas sin reclamación (9.6)
strict = Indicar también lo que se puede leer pero no sigue la norma PGN: jugadas, resultados, etiquetas que faltan o se repiten
to = Letras con que se escriben las piezas: ca, es, pt, eu, eu2, en, fr, de, nl, it o figurines
from = Letras de las piezas en el archivo (como en --to), o auto para detectarlas en cada partida [por defecto: las inglesas, o auto si no encajan]
long = Escribir la casilla de salida de cada jugada
figurines = Escribir figuras en lugar de letras
game = partida { $number } ({ $white } – { $black })

more = { $count ->
    [1] 1 error más en esta partida
   *[other] { $count } errores más en esta partida
    }

kept = { $kept ->
    [1] { $name }: 1 jugada no se ha podido jugar y se ha dejado igual
   *[other] { $name }: { $kept } jugadas no se han podido jugar y se han dejado igual
    }

dropped = { $name }:{ $place }: partida { $game }: { $sentence }; se ha omitido el signo

read-in = { $count ->
    [1] { $name }: partida { $game }: { $sentence }
   *[other] { $name }: partida { $game }: { $sentence }; igual en { $count } partidas
    }

utf-16 = { $name }: texto en UTF-16; se esperaba UTF-8 o Latin-1
nul = { $name }: línea { $line }: byte nulo; se esperaba texto (el archivo puede estar dañado)
too-long = { $name }: línea { $line }: partida de más de 64 MiB, leída por partes

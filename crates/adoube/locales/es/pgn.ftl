### `adoube pgn`.

game = partida
more = más faltas en esta partida: { $count }
kept = { $name }: jugadas que no se pudieron jugar y quedan como estaban: { $kept }
dropped = { $name }:{ $place }: partida { $game }: { $sentence }; el signo se ha omitido
read-in = { $name }: partida { $game }: { $sentence }; partidas así: { $count }
about = Archivos PGN: comprueba sus partidas o las escribe de otra manera
check = Comprueba cada jugada y el resultado de cada partida
convert = Reescribe las jugadas con las letras de otra lengua o en forma larga
files = Los archivos, comprimidos (zst, gz, bz2) o no; - lee la entrada estándar
claims = Dice también dónde se podían reclamar tablas y quién podía (9.2, 9.3), y dónde la partida es tablas por sí sola (9.6)
strict = Dice también qué se entiende pero no está escrito como quiere el PGN: jugadas, resultados, etiquetas que faltan o se repiten
to = Las letras: ca, es, pt, eu, eu2, en, fr, de, nl, it o figurines
from = Las letras de las jugadas (como --to), o auto: las que muestre cada partida [por defecto, las inglesas del PGN; auto si así no se pueden leer]
long = Con la casilla de salida de cada jugada
figurines = Con figuras en lugar de letras
utf-16 = { $name }: el texto es UTF-16; se esperaba UTF-8 o Latin-1
nul = { $name }: línea { $line }: hay un byte nulo; se esperaba un texto, y puede que el archivo esté dañado
too-long = { $name }: línea { $line }: una partida de más de 64 MiB se lee por partes

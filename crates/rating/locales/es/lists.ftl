### What is wrong with a rating list.

sentence = línea { $line }, columna { $column }: se encontró { $found }; { $reason }
nothing = un vacío
missing-column = falta la columna { $name }
repeated-column = la columna ya está
too-many-columns = se esperaban 250 columnas como máximo
field-count = campos de la línea: { $count }; se esperaban { $expected }
open-quote = se esperaban comillas de cierre en la misma línea
after-quote = se esperaba el final del campo tras las comillas
line-too-long = se esperaba una línea de 16 KiB como máximo
too-large = se esperaba un archivo de 1 GiB como máximo
not-an-id = se esperaba el número de un jugador, de 1 a 4294967295
duplicate-id = este número ya está en la línea { $first }
not-a-rating = se esperaba una puntuación de 0 a 4000, o nada
not-a-number = se esperaba un número entero no negativo admisible
not-a-category = se esperaba una categoría: 3, 2, 1, P, M o nada
not-kept = se esperaban resultados guardados: año-mes:partidas:puntos:suma, separados por espacios
unknown-player = este jugador no está en la lista
alone = un jugador no puede jugar contra sí mismo
not-a-result = se esperaba un resultado: 1-0, 1/2, 0-1, +-, -+ o --
not-a-kind = se esperaba open, team, barcelona, closed, closed-fide, individual, private o nada
not-a-date = se esperaba un día: AAAA-MM-DD
other-event = una línea anterior dice otra cosa de este torneo
no-event = se esperaba el nombre del torneo
too-many = se esperaban como máximo un millón de torneos y cien millones de partidas

### Errors in a rating list: one line, without a full stop. The reasons follow the place.

sentence = línea { $line }, columna { $column }: se ha encontrado { $found }; { $reason }
sentence-empty = línea { $line }, columna { $column }: { $reason }
missing-column = falta la columna { $name }
repeated-column = esta columna aparece dos veces
too-many-columns = se esperaban 250 columnas como máximo
field-count = número de campos, { $count }; se esperaban { $expected }
open-quote = se esperaban las comillas de cierre en la misma línea
after-quote = se esperaba el final del campo tras las comillas
line-too-long = se esperaba una línea de 16 KiB como máximo
too-large = se esperaba un archivo de 1 GiB como máximo
not-an-id = se esperaba un número de jugador, de 1 a 4294967295
duplicate-id = este número ya está en la línea { $first }
not-a-rating = se esperaba un Elo de 0 a 4000, o el campo vacío
not-a-number = se esperaba un número entero, 0 o mayor, dentro de los límites de la columna
not-a-category = se esperaba una categoría (3, 2, 1, P o M) o el campo vacío
not-kept = se esperaban resultados acumulados en la forma año-mes:partidas:puntos:suma, separados por espacios
unknown-player = este jugador no está en la lista
alone = un jugador no puede jugar contra sí mismo
not-a-result = se esperaba un resultado: 1-0, 1/2, 0-1, +-, -+ o --
not-a-kind = se esperaba open, team, barcelona, closed, closed-fide, individual, private o el campo vacío
not-a-date = se esperaba una fecha: AAAA-MM-DD
other-event = una línea anterior tiene otros datos de este torneo
no-event = se esperaba el nombre del torneo
too-many = se esperaban como máximo un millón de torneos y cien millones de partidas

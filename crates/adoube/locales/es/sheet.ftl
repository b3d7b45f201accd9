### `adoube sheet`.

about = Leer una planilla y detectar su idioma, o comparar las dos planillas de una partida
files = Archivo (FILE) con una planilla en texto, o un archivo por jugador: -- para una jugada que falta, (=) y el tiempo del reloj (1:25) después de la jugada, el resultado al final; - lee la entrada estándar
from = Letras de las piezas: ca, es, pt, eu, eu2, en, fr, de, nl, it o figurines [por defecto: las que se detectan en cada planilla]
too-long = { $name }: demasiado largo; se esperaba una planilla de 1 MiB como máximo
one-sheet = { $name }: varias partidas; se esperaba una planilla (para archivos de partidas, use adoube pgn check)
no-moves = { $name }: no se ha encontrado ninguna jugada; se esperaba una planilla
gap = aquí falta una jugada
truncated = solo se han leído las primeras { $count } medias jugadas
by-the-other = letras decididas por la otra planilla: { $letters }
one-game = solo una partida encaja con las dos planillas: { $game }
several-games = varias partidas encajan con las dos planillas; la primera: { $game }
no-game = ninguna partida encaja con las dos planillas; comienzo común más largo: { $game }
offers = ofertas de tablas: { $list }
clocks = tiempos del reloj: { $list }
result = resultado: { $result }
strays = no es jugada, oferta de tablas, tiempo ni resultado: { $list }
not-known = demasiadas partidas posibles para probarlas todas

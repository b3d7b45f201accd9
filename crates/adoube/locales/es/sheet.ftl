### `adoube sheet`.

about = Planillas: lee una, con la lengua que muestra, o compara dos de la misma partida
files = Una planilla, o las de los dos jugadores, como texto; -- para una jugada en blanco, (=) y el tiempo del reloj (1:25) después de la jugada, el resultado al final; - lee la entrada estándar
from = Las letras: ca, es, pt, eu, eu2, en, fr, de, nl, it o figurines [por defecto, las que muestre cada planilla]
too-long = { $name }: es demasiado largo; una planilla tiene como máximo 1 MiB
one-sheet = { $name }: hay más de una partida; se esperaba una planilla (véase adoube pgn check)
no-moves = { $name }: no se ha encontrado ninguna jugada; se esperaba una planilla
gap = aquí falta una jugada
truncated = una planilla tiene como máximo { $count } medias jugadas; lo que sigue no se ha leído
by-the-other = leída, por la otra planilla, con las letras de: { $letters }
one-game = las dos planillas permiten una sola partida: { $game }
several-games = las dos planillas permiten más de una partida; la primera: { $game }
no-game = ninguna partida concuerda con las dos planillas; la más larga que lo hace hasta donde llega: { $game }
offers = ofertas de tablas: { $list }
clocks = tiempos del reloj: { $list }
result = resultado: { $result }
strays = no se entiende como jugada, oferta, tiempo ni resultado: { $list }
not-known = hay demasiadas partidas posibles para probarlas todas

### The plot of a player’s ratings.

history = Puntuación de { $name }
history-in-words = { $count } listas, de { $first } a { $last }; de { $least } a { $most }
one-in-words = Una lista, { $first }: { $least }
distribution = Distribución de { $name }
distribution-in-words = { $count } jugadores con puntuación; la mediana es { $median }; tramos de { $step } puntos
distribution-of-one = Un jugador con puntuación: { $median }; tramos de { $step } puntos
empty = Ninguna puntuación

### Charts of ratings: titles and descriptions.

history = Evolución del Elo: { $name }
history-in-words = { $count } listas: la primera, { $first }; la última, { $last }; mínimo { $least }, máximo { $most }
one-in-words = Una lista, { $first }: { $least }
distribution = Distribución de Elo: { $name }
distribution-in-words = { $count } jugadores con Elo; mediana { $median }; tramos de { $step } puntos
distribution-of-one = Un jugador con Elo: { $median }; tramos de { $step } puntos
empty = Ningún Elo

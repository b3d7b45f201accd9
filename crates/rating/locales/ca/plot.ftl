### The plot of a player’s ratings.

history = Puntuació de { $name }
history-in-words = { $count } llistes, de { $first } a { $last }; de { $least } a { $most }
one-in-words = Una llista, { $first }: { $least }
distribution = Distribució de { $name }
distribution-in-words = { $count } jugadors amb puntuació; la mediana és { $median }; trams de { $step } punts
distribution-of-one = Un jugador amb puntuació: { $median }; trams de { $step } punts
empty = Cap puntuació

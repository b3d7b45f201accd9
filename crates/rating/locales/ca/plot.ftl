### Charts of ratings: titles and descriptions.

history = Evolució de l’Elo: { $name }
history-in-words = { $count } llistes: la primera, { $first }; l’última, { $last }; mínim { $least }, màxim { $most }
one-in-words = Una llista, { $first }: { $least }
distribution = Distribució d’Elo: { $name }
distribution-in-words = { $count } jugadors amb Elo; mediana { $median }; un tram cada { $step } punts
distribution-of-one = Un jugador amb Elo: { $median }; un tram cada { $step } punts
empty = Cap Elo

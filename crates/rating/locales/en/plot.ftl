### The plot of a player’s ratings.

history = Rating of { $name }
history-in-words = { $count } lists, from { $first } to { $last }; between { $least } and { $most }
one-in-words = One list, { $first }: { $least }
distribution = Distribution of { $name }
distribution-in-words = { $count } players with a rating; the median is { $median }; steps of { $step } points
distribution-of-one = One player with a rating: { $median }; steps of { $step } points
empty = No rating

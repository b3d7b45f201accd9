### Charts of ratings: titles and descriptions.

history = Rating history: { $name }
history-in-words = { $count } lists, from { $first } to { $last }; lowest { $least }, highest { $most }
one-in-words = One list, { $first }: { $least }
distribution = Rating distribution: { $name }
distribution-in-words = { $count } rated players; median { $median }; bands of { $step } points
distribution-of-one = One rated player: { $median }; bands of { $step } points
empty = No ratings

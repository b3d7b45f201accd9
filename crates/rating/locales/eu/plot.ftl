### Charts of ratings: titles and descriptions.

history = Eloaren bilakaera: { $name }
history-in-words = { $count } zerrenda: lehena, { $first }; azkena, { $last }; txikiena { $least }, handiena { $most }
one-in-words = Zerrenda bat, { $first }: { $least }
distribution = Eloen banaketa: { $name }
distribution-in-words = { $count } jokalari Elodun; mediana { $median }; { $step } puntuko tarteak
distribution-of-one = Jokalari Elodun bat: { $median }; { $step } puntuko tarteak
empty = Elorik ez

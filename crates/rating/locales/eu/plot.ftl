### The plot of a player’s ratings.

history = { $name }: puntuazioa
history-in-words = { $count } zerrenda, { $first } - { $last }; { $least } - { $most }
one-in-words = Zerrenda bat, { $first }: { $least }
distribution = { $name }: banaketa
distribution-in-words = { $count } jokalari puntuazioarekin; mediana { $median } da; { $step } puntuko tarteak
distribution-of-one = Jokalari bat puntuazioarekin: { $median }; { $step } puntuko tarteak
empty = Puntuaziorik ez

### Marks on a scoresheet.

offer-on-first = a la jugada { $number } ({ $player }) només la primera planella té l'oferta de taules (=)
offer-on-second = a la jugada { $number } ({ $player }) només la segona planella té l'oferta de taules (=)
clocks = a la jugada { $number } ({ $player }) els temps del rellotge difereixen: { $first } i { $second }
results = els resultats difereixen: { $first } i { $second }
result-on-first = només la primera planella té el resultat: { $first }
result-on-second = només la segona planella té el resultat: { $second }

### How two scoresheets of a game differ besides the moves: one line each, without a full stop; the article follows.

offer-on-first = només la primera planella té una oferta de taules (=) a la jugada { $number } de { $side ->
    [white] les blanques
   *[other] les negres
    }
offer-on-second = només la segona planella té una oferta de taules (=) a la jugada { $number } de { $side ->
    [white] les blanques
   *[other] les negres
    }
clocks = els temps del rellotge difereixen a la jugada { $number } de { $side ->
    [white] les blanques
   *[other] les negres
    }: { $first } i { $second }
results = els resultats difereixen: { $first } i { $second }
result-on-first = només la primera planella té resultat: { $first }
result-on-second = només la segona planella té resultat: { $second }

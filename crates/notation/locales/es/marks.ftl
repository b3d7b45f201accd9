### How two scoresheets of a game differ besides the moves: one line each, without a full stop; the article follows.

offer-on-first = solo la primera planilla tiene una oferta de tablas (=) en la jugada { $number } de { $side ->
    [white] las blancas
   *[other] las negras
    }
offer-on-second = solo la segunda planilla tiene una oferta de tablas (=) en la jugada { $number } de { $side ->
    [white] las blancas
   *[other] las negras
    }
clocks = los tiempos del reloj difieren en la jugada { $number } de { $side ->
    [white] las blancas
   *[other] las negras
    }: { $first } frente a { $second }
results = los resultados difieren: { $first } frente a { $second }
result-on-first = solo la primera planilla tiene resultado: { $first }
result-on-second = solo la segunda planilla tiene resultado: { $second }

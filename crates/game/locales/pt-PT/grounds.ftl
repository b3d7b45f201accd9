### The earlier event on which an answer rests, in brackets after the answer, without a full stop.

press-without-move = { $side ->
    [white] as brancas
   *[other] as pretas
    } já tinham acionado o relógio sem mover, em { $at }
flag-fall = a bandeira { $side ->
    [white] das brancas
   *[other] das pretas
    } caiu em { $at }

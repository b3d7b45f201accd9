### Why the Dutch system pairs as it does.

not-instead = { "    " }{ $other } não vai no seu lugar: { $reason }
alternation = alternam em relação à última ronda com cores diferentes (5.2.3)
completion = o resto da ronda tem de poder completar-se, e a isenção é para quem tenha menos pontos

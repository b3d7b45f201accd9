### How two scoresheets of a game differ besides the moves: one line each, without a full stop; the article follows.

offer-on-first = só a primeira folha de anotação tem uma proposta de empate (=) no lance { $number } { $side ->
    [white] das brancas
   *[other] das pretas
    }
offer-on-second = só a segunda folha de anotação tem uma proposta de empate (=) no lance { $number } { $side ->
    [white] das brancas
   *[other] das pretas
    }
result-on-first = só a primeira folha de anotação tem resultado: { $first }
result-on-second = só a segunda folha de anotação tem resultado: { $second }

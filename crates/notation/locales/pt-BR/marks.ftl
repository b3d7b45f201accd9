### How two scoresheets of a game differ besides the moves: one line each, without a full stop; the article follows.

offer-on-first = só a primeira planilha tem uma oferta de empate (=) no lance { $number } { $side ->
    [white] das brancas
   *[other] das pretas
    }
offer-on-second = só a segunda planilha tem uma oferta de empate (=) no lance { $number } { $side ->
    [white] das brancas
   *[other] das pretas
    }
clocks = os tempos do relógio diferem no lance { $number } { $side ->
    [white] das brancas
   *[other] das pretas
    }: { $first } e { $second }
results = os resultados diferem: { $first } e { $second }
result-on-first = só a primeira planilha tem resultado: { $first }
result-on-second = só a segunda planilha tem resultado: { $second }

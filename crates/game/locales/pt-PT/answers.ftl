### The answers of the Laws to an action at the board: one line each, without a full stop. The article follows on the page.

refused = a ação não é aceite; nada muda
upheld = reclamação aceite
flag = caiu a bandeira { $side ->
    [white] das brancas
   *[other] das pretas
    }
new-game = a partida é anulada e tem de ser jogada uma nova
must-move = { $side ->
    [white] as brancas
   *[other] as pretas
    } têm de mover a peça de { $square }
must-move-to = { $side ->
    [white] as brancas
   *[other] as pretas
    } têm de mover a peça de { $square } para { $to }
must-capture = { $side ->
    [white] as brancas
   *[other] as pretas
    } têm de capturar a peça de { $square }
must-capture-with = { $side ->
    [white] as brancas
   *[other] as pretas
    } têm de capturar a peça de { $square } com a de { $with }
must-castle-short = { $side ->
    [white] as brancas
   *[other] as pretas
    } têm de fazer o pequeno roque
must-castle-long = { $side ->
    [white] as brancas
   *[other] as pretas
    } têm de fazer o grande roque
must-king = { $side ->
    [white] as brancas
   *[other] as pretas
    } têm de mover o rei
must-play = { $side ->
    [white] as brancas
   *[other] as pretas
    } têm de jogar { $move }
increment = a partir de agora ambos os relógios têm um incremento de { $seconds } s por lance
offer-open = a proposta de empate { $side ->
    [white] das brancas
   *[other] das pretas
    } está em aberto
offer-declined = a proposta de empate { $side ->
    [white] das brancas
   *[other] das pretas
    } foi recusada
offer-improper = a proposta de empate { $side ->
    [white] das brancas
   *[other] das pretas
    } é válida, mas foi feita no momento errado
score-off = { $side ->
    [white] as brancas
   *[other] as pretas
    } não precisam de anotar os lances
score-on = { $side ->
    [white] as brancas
   *[other] as pretas
    } têm de completar a folha de anotação
score-off-both = ambos os jogadores podem deixar de anotar os lances
score-on-both = ambos os jogadores têm de completar a folha de anotação
options = o árbitro tem de escolher para { $side ->
    [white] as brancas
   *[other] as pretas
    }: { $choices }
options-both = o árbitro tem de escolher: { $choices }
notice-touch = só para o árbitro: foi tocada uma peça fora da vez
notice-displaced = só para o árbitro: o relógio foi acionado antes de se reporem as peças deslocadas
notice-recording = só para o árbitro: os lances não estão a ser anotados como deviam
notice-flag = só para o árbitro: esgotou-se o tempo { $side ->
    [white] das brancas
   *[other] das pretas
    }
won = ganham { $side ->
    [white] as brancas
   *[other] as pretas
    }
both-lose = ambos os jogadores perdem
both-forfeit = ambos os jogadores perdem por falta de comparência
half = meio ponto para { $side ->
    [white] as brancas
   *[other] as pretas
    }, nenhum para o adversário
forfeit = ganham { $side ->
    [white] as brancas
   *[other] as pretas
    } por falta de comparência
time-opponent = mais tempo para o adversário
points-opponent = mais pontos para o adversário
rounds = exclusão de uma ou mais rondas
set-clocks = acertar os relógios
whites-move = anular o lance das brancas
blacks-move = anular o lance das pretas
notice-default-time = só para o árbitro: { $side ->
    [white] as brancas
   *[other] as pretas
    } não chegaram e a tolerância de atraso esgotou-se
notice-five-minutes = só para o árbitro: { $side ->
    [white] as brancas
   *[other] as pretas
    } ficaram com menos de cinco minutos e podem deixar de anotar os lances
notice-ten-moves = só para o árbitro: ambos os jogadores completaram dez lances; uma posição inicial errada ou um relógio mal acertado normalmente já não são corrigidos

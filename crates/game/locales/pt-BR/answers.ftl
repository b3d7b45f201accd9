### The answers of the Laws to an action at the board: one line each, without a full stop. The article follows on the page.

refused = a ação não é aceita; nada muda
refused-why = não é possível: { $why }
upheld = reclamação aceita
rejected = reclamação rejeitada
flag = caiu a seta { $side ->
    [white] das brancas
   *[other] das pretas
    }
completed = o lance { $move } { $side ->
    [white] das brancas
   *[other] das pretas
    } está completo
position = a posição é a que aparece aqui
clocks = os relógios marcam { $white } (brancas) e { $black } (pretas)
new-game = a partida é anulada e uma nova deve ser jogada
continues = a partida continua
must-move = { $side ->
    [white] as brancas
   *[other] as pretas
    } devem mover a peça de { $square }
must-move-to = { $side ->
    [white] as brancas
   *[other] as pretas
    } devem mover a peça de { $square } para { $to }
must-capture = { $side ->
    [white] as brancas
   *[other] as pretas
    } devem capturar a peça de { $square }
must-capture-with = { $side ->
    [white] as brancas
   *[other] as pretas
    } devem capturar a peça de { $square } com a de { $with }
must-castle-short = { $side ->
    [white] as brancas
   *[other] as pretas
    } devem fazer o pequeno roque
must-castle-long = { $side ->
    [white] as brancas
   *[other] as pretas
    } devem fazer o grande roque
must-king = { $side ->
    [white] as brancas
   *[other] as pretas
    } devem mover o rei
must-play = { $side ->
    [white] as brancas
   *[other] as pretas
    } devem jogar { $move }
free = { $side ->
    [white] as brancas
   *[other] as pretas
    } podem fazer qualquer lance legal
time-plus = { $side ->
    [white] as brancas
   *[other] as pretas
    } recebem mais { $time }
time-minus = { $side ->
    [white] as brancas
   *[other] as pretas
    } perdem { $time } no relógio
increment = a partir de agora os dois relógios têm incremento de { $seconds } s por lance
offer-open = a oferta de empate { $side ->
    [white] das brancas
   *[other] das pretas
    } está em aberto
offer-declined = a oferta de empate { $side ->
    [white] das brancas
   *[other] das pretas
    } foi rejeitada
offer-improper = a oferta de empate { $side ->
    [white] das brancas
   *[other] das pretas
    } é válida, mas foi feita no momento errado
score-off = { $side ->
    [white] as brancas
   *[other] as pretas
    } não precisam anotar os lances
score-on = { $side ->
    [white] as brancas
   *[other] as pretas
    } devem completar a planilha
score-off-both = os dois jogadores podem parar de anotar os lances
score-on-both = os dois jogadores devem completar a planilha
options = o árbitro deve escolher para { $side ->
    [white] as brancas
   *[other] as pretas
    }: { $choices }
options-both = o árbitro deve escolher: { $choices }
notice-illegal = só para o árbitro: conta como lance ilegal
notice-touch = só para o árbitro: uma peça foi tocada fora da vez
notice-displaced = só para o árbitro: o relógio foi acionado antes de recolocar as peças deslocadas
notice-recording = só para o árbitro: os lances não são anotados como deveriam
notice-flag = só para o árbitro: o tempo { $side ->
    [white] das brancas
   *[other] das pretas
    } acabou
won = { $side ->
    [white] as brancas
   *[other] as pretas
    } vencem
drawn = a partida termina empatada
both-lose = os dois jogadores perdem
both-forfeit = os dois jogadores perdem por não comparecimento (W.O.)
half = meio ponto para { $side ->
    [white] as brancas
   *[other] as pretas
    }, nenhum para o oponente
forfeit = { $side ->
    [white] as brancas
   *[other] as pretas
    } vencem por não comparecimento (W.O.)
warning = advertência
time-opponent = mais tempo para o oponente
time-offender = menos tempo para o infrator
time-side = mais tempo para { $side ->
    [white] as brancas
   *[other] as pretas
    }
points-opponent = mais pontos para o oponente
points-offender = menos pontos para o infrator
loss = perda da partida
fine = multa
rounds = exclusão de uma ou mais rodadas
expulsion = expulsão do torneio
uphold = aceitar
reject = rejeitar
postpone = adiar a decisão
continue = continuar a partida
choose-new-game = nova partida
set-clocks = ajustar os relógios
draw = empate
whites-move = desfazer o lance das brancas
blacks-move = desfazer o lance das pretas
choose-square = a peça de { $square } foi tocada primeiro
notice-announcement = só para o árbitro: o anúncio não coincide com o lance feito
notice-default-time = só para o árbitro: { $side ->
    [white] as brancas
   *[other] as pretas
    } não chegaram e a tolerância de atraso acabou
notice-five-minutes = só para o árbitro: { $side ->
    [white] as brancas
   *[other] as pretas
    } ficaram com menos de cinco minutos e podem parar de anotar os lances
notice-ten-moves = só para o árbitro: os dois jogadores completaram dez lances; uma posição inicial errada ou um relógio mal ajustado normalmente não são mais corrigidos
notice-two-minutes = só para o árbitro: { $side ->
    [white] as brancas
   *[other] as pretas
    } têm menos de dois minutos e podem pedir ou reclamar segundo as diretrizes
choose-move = o lance secreto é { $move }
penalty = penalidade para { $side ->
    [white] as brancas
   *[other] as pretas
    }: { $penalty }
scores = a pontuação da partida é { $white } (brancas) e { $black } (pretas)

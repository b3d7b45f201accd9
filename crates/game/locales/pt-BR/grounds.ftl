### The earlier event on which an answer rests, in brackets after the answer, without a full stop.

illegal-move = lance ilegal anterior { $side ->
    [white] das brancas
   *[other] das pretas
    }: { $it }, em { $at }
press-without-move = { $side ->
    [white] as brancas
   *[other] as pretas
    } já haviam acionado o relógio sem mover, em { $at }
rejected-claim = reclamação rejeitada em { $at }
open-claim = reclamação feita em { $at }, ainda por decidir
touch = peça de { $it } tocada em { $at }
stop = relógios parados em { $at }
five-minutes = { $side ->
    [white] as brancas
   *[other] as pretas
    } tinham menos de cinco minutos em { $at }
flag-fall = a seta { $side ->
    [white] das brancas
   *[other] das pretas
    } caiu em { $at }
penalty = penalidade para { $side ->
    [white] as brancas
   *[other] as pretas
    } em { $at }: { $it }
asked = à espera da decisão do árbitro desde { $at }
same-position = a mesma posição depois de { $it }
end = a partida terminou em { $at }
start-position = a mesma posição no início da partida

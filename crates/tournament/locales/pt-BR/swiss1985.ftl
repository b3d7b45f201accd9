### Explanations of pairings by the Swiss system of 1985, one per line. The reasons and the rules are parts of a line.

from-the-top = Rodada { $round }: os grupos de pontuação são emparceirados de cima para baixo.
from-both-ends = Rodada { $round }: os grupos de pontuação são emparceirados de cima e de baixo para o meio; o do meio ({ $score }) é o último (4.1).
rests = { $player } tem o bye: é o último com a menor pontuação ({ $score }) entre os que ainda não tiveram bye (1.3)
not-resting = { "  " }não { $other }: { $reason }
has-rested = já teve um bye (1.3)
rest-fails = os demais jogadores não poderiam ser emparceirados tão bem (3.1, 3.3)
taken = esse oponente fica com { $partner }, que vem antes (3.2)
met = já jogaram entre si (1.2)
same-colour = ambos devem ter a mesma cor (5.4)
pair = { $white } (brancas) - { $black }: { $rule }. Cores: { $colours }
not-meeting = { "  " }{ $player } não joga contra { $other }: { $reason }
halves = número { $place } de cada metade do grupo de pontuação { $score } (2.3, 2.4)
replaced = número { $place } da metade superior do grupo de pontuação { $score } com o próximo jogador possível da inferior (3.2)
upper = ambos da metade superior do grupo de pontuação { $score }: na inferior não havia nenhum jogador possível (3.2)
lower = os jogadores que restavam na metade inferior do grupo de pontuação { $score } (3.2)
drops = { $player } desce de grupo de pontuação, { $from } → { $to }, e joga contra o mais bem classificado possível (1.5)
drops-alone = { $player } não tem oponente em seu grupo de pontuação e desce, { $from } → { $to } (3.4)
rises = { $player } sobe de grupo de pontuação, { $from } → { $to }, e joga contra o pior classificado possível (1.5, 4.1)
rises-alone = { $player } não tem oponente em seu grupo de pontuação e sobe, { $from } → { $to } (3.4, 4.1)
rises-2-5 = { $player } não tem oponente em seu grupo de pontuação nem no inferior e sobe, { $from } → { $to } (2.5)
first-round = primeira rodada, conforme a cor sorteada para o número 1 (5.2)
running = a mesma cor mais vezes seguidas do que o permitido (5.4)
alternation = { $back ->
    [one] alternância: tiveram cores diferentes pela última vez há { $back } partida (5.3)
   *[other] alternância: tiveram cores diferentes pela última vez há { $back } partidas (5.3)
}
higher-ranked = históricos de cores iguais: são equilibradas as cores do jogador mais bem classificado (5.4)
no-reading = interpretação desconhecida: { $found }; esperado: D-82a, D-82b, D-82c, D-84a, D-84b, D-85a, D-85b, D-88a, D-88b, D-88c, D-90a, D-90b, D-93a, D-93b, D-96a ou D-96b

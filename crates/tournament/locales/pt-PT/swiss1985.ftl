### Explanations of pairings by the Swiss system of 1985, one per line. The reasons and the rules are parts of a line.

from-the-top = Ronda { $round }: os grupos de pontuação são emparceirados de cima para baixo.
from-both-ends = Ronda { $round }: os grupos de pontuação são emparceirados de cima e de baixo para o meio; o do meio ({ $score }) é o último (4.1).
rest-fails = os restantes jogadores não poderiam ser emparceirados tão bem (3.1, 3.3)
taken = esse adversário fica com { $partner }, que vem antes (3.2)
replaced = número { $place } da metade superior do grupo de pontuação { $score } com o jogador possível seguinte da inferior (3.2)
drops-alone = { $player } não tem adversário no seu grupo de pontuação e desce, { $from } → { $to } (3.4)
rises-alone = { $player } não tem adversário no seu grupo de pontuação e sobe, { $from } → { $to } (3.4, 4.1)
rises-2-5 = { $player } não tem adversário no seu grupo de pontuação nem no inferior e sobe, { $from } → { $to } (2.5)
first-round = primeira ronda, conforme a cor sorteada para o número 1 (5.2)
running = a mesma cor demasiadas vezes seguidas (5.4)
alternation = { $back ->
    [one] alternância: na última partida tiveram cores diferentes (5.3)
   *[other] alternância: tiveram cores diferentes pela última vez há { $back } partidas (5.3)
}
higher-ranked = históricos de cores iguais: equilibram-se as cores do jogador mais bem classificado (5.4)

### Why the Swiss system of the handbook pairs as it does.

from-the-top = Rodada { $round }: os grupos são emparceirados de cima para baixo.
from-both-ends = Rodada { $round }: de cima e de baixo até o grupo do meio, de { $score } pontos, que é o último (4.1).
rests = { $player } folga: é o último da pontuação mais baixa, { $score }, que ainda não folgou (1.3)
not-resting = { "  " }não { $other }: { $reason }
has-rested = já folgou (1.3)
rest-fails = os demais não poderiam ser emparceirados tão bem (3.1, 3.3)
taken = é o adversário de { $partner }, que vem antes (3.2)
met = já se enfrentaram (1.2)
same-colour = ambos devem ter a mesma cor (5.4)
pair = { $white } (brancas) - { $black }: { $rule }. Cores: { $colours }
not-meeting = { "  " }{ $player } não joga com { $other }: { $reason }
halves = número { $place } de cada metade do grupo de { $score } pontos (2.3, 2.4)
replaced = número { $place } da metade alta do grupo de { $score } pontos, com o seguinte possível da baixa (3.2)
upper = ambos da metade alta do grupo de { $score } pontos: a baixa não oferecia ninguém (3.2)
lower = os que restavam da metade baixa do grupo de { $score } pontos (3.2)
drops = { $player } desce do grupo de { $from } ao de { $to } e joga com o primeiro possível (1.5)
drops-alone = { $player } não tem adversário no seu grupo de { $from } e desce ao de { $to } (3.4)
rises = { $player } sobe do grupo de { $from } ao de { $to } e joga com o último possível (1.5, 4.1)
rises-alone = { $player } não tem adversário no seu grupo de { $from } e sobe ao de { $to } (3.4, 4.1)
rises-2-5 = { $player } não tem adversário no seu grupo de { $from } nem no seguinte e sobe ao de { $to } (2.5)
first-round = primeira rodada, pelo sorteio do número 1 (5.2)
running = cores iguais demais em sequência (5.4)
alternation = alternância; diferem { $back } partida(s) antes (5.3)
higher-ranked = históricos iguais: o de maior posto equilibra as suas (5.4)
no-reading = { $found } não é uma leitura; esperava-se D-82a, D-82b, D-82c, D-84a, D-84b, D-85a, D-85b, D-88a, D-88b, D-88c, D-90a, D-90b, D-93a, D-93b, D-96a ou D-96b

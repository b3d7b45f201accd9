### Explanations of pairings by the Dutch system, one per line. The reasons and the criteria are parts of a line.

bracket = Grupo de pontuação { $score }: { $residents } com esta pontuação, { $moved } de grupos superiores
not-instead = { "    " }{ $other } no seu lugar: { $reason }
alternation = as cores alternam em relação à última ronda em que foram diferentes (5.2.3)
completion = os restantes jogadores têm de poder ser emparceirados, e o bye deve caber à menor pontuação possível
unplayed-games = o bye deve caber ao jogador com menos partidas não jogadas
colour-difference = nenhum jogador deve ter uma diferença de cores superior a dois
preferences = devem ser satisfeitas tantas preferências de cor quanto possível
strong-preferences = devem ser satisfeitas tantas preferências de cor fortes quanto possível
down-again = quem desceu de grupo nas duas últimas rondas não deve voltar a descer
up-again = quem subiu de grupo nas duas últimas rondas não deve voltar a subir
down-scores = quem volta a descer de grupo deve ter um adversário com a pontuação mais próxima possível
up-scores = quem volta a subir de grupo deve ter um adversário com a pontuação mais próxima possível

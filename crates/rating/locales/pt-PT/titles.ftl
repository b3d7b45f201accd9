### Norms, titles and promotions: requirements and results, one per line.

by-average = { $step }: { $rounds } rondas, média dos adversários { $average }, são necessários { $needed } pontos e tem { $points }: { $verdict }
by-seconds = { $step }: { $rounds } rondas, adversários de segunda categoria ou superior: { $seconds }, são necessários { $needed } pontos e tem { $points }: { $verdict }
no-table = { $step }: o regulamento não tem tabela para este número de rondas ({ $rounds }); a Comissão Desportiva decide
needed = Mestre Català, norma 3: média dos adversários { $average }; é preciso ultrapassar 50 + (2375 − média) / 10 = { $needed } %, ou seja, pelo menos { $points } pontos em { $games } partidas
impossible = Mestre Català, norma 3: média dos adversários { $average }; seria preciso ultrapassar 50 + (2375 − média) / 10 = { $needed } %, o que não é possível
scored = { $points } / { $games } = { $scored } %: { $verdict }
protected = Norma concedida: teria sido obtida com um resultado pior na última ronda
own-federation = Adversários da mesma federação que o jogador
one-federation = Adversários de uma só federação
title-holders = Adversários com título
norm-titles = Adversários com o título da norma ou um superior
average = Média de Elo dos adversários
score = Percentagem de pontos
worked = Rp = Ra + dp = { $average } + { $difference } = { $rating } ({ $points } / { $games } = { $percent } %)
raised = O adversário { $number } ({ $rating }) conta com o Elo mínimo ajustado (1.4.6)
left-out = Rondas que não contam: { $rounds } (1.4.1e-f)
enough = Contra estes adversários são necessários { $points } pontos
needs = Com { $points } na última ronda, ainda não emparceirada: norma se o adversário tiver título e { $rating } ou mais de Elo, e for de outra federação
never = Com { $points } na última ronda, ainda não emparceirada: nenhum adversário dá a norma

### Norms, titles and promotions: requirements and results, one per line.

third-to-second = Da terceira à segunda categoria
second-to-first = Da segunda à primeira categoria
first-to-preferent = Da primeira categoria a preferente
yes = obtido
no = não obtido
by-average = { $step }: { $rounds } rodadas, média dos oponentes { $average }, são necessários { $needed } pontos e tem { $points }: { $verdict }
by-seconds = { $step }: { $rounds } rodadas, oponentes de segunda categoria ou superior: { $seconds }, são necessários { $needed } pontos e tem { $points }: { $verdict }
no-table = { $step }: o regulamento não tem tabela para este número de rodadas ({ $rounds }); a Comissão Esportiva decide
needed = Mestre Català, norma 3: média dos oponentes { $average }; é preciso superar 50 + (2375 − média) / 10 = { $needed }%, ou seja, pelo menos { $points } pontos em { $games } partidas
impossible = Mestre Català, norma 3: média dos oponentes { $average }; seria preciso superar 50 + (2375 − média) / 10 = { $needed }%, o que não é possível
scored = { $points } / { $games } = { $scored }%: { $verdict }
protected = Norma concedida: teria sido obtida com um resultado pior na última rodada
games = Partidas
foreign-federations = Federações diferentes da do jogador
own-federation = Oponentes da mesma federação que o jogador
one-federation = Oponentes de uma só federação
title-holders = Oponentes com título
norm-titles = Oponentes com o título da norma ou um superior
average = Média de rating dos oponentes
score = Porcentagem de pontos
performance = Performance
least = { $mark } { $what }: { $found }; mínimo { $needed } ({ $article })
most = { $mark } { $what }: { $found }; máximo { $needed } ({ $article })
worked = Rp = Ra + dp = { $average } + { $difference } = { $rating } ({ $points } / { $games } = { $percent }%)
raised = O oponente { $number } ({ $rating }) conta com o rating mínimo ajustado (1.4.6)
left-out = Rodadas que não contam: { $rounds } (1.4.1e-f)
counts = A norma conta como { $games } partidas
enough = Contra estes oponentes são necessários { $points } pontos
needs = Com { $points } na última rodada, ainda não emparceirada: norma se o oponente tiver título e rating de { $rating } ou mais, e for de outra federação
never = Com { $points } na última rodada, ainda não emparceirada: nenhum oponente dá a norma

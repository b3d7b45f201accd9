### Norms, titles and promotions, and what they lack.

third-to-second = de terceira a segunda
second-to-first = de segunda a primeira
first-to-preferent = de primeira a preferente
yes = alcançado
no = não alcançado
by-average = { $step }: { $rounds } rodadas, média { $average }, são precisos { $needed } pontos, tem { $points }: { $verdict }
by-seconds = { $step }: { $rounds } rodadas, { $seconds } adversários de segunda ou mais, são precisos { $needed } pontos, tem { $points }: { $verdict }
no-table = { $step }: o regulamento não tem tabela para { $rounds } rodadas; decide a Comissão Esportiva
needed = Mestre Català, norma 3: média { $average }; é preciso superar 50 + 0.1 × (2375 − média) = { $needed } %, isto é { $points } de { $games }
impossible = Mestre Català, norma 3: média { $average }; é preciso superar 50 + 0.1 × (2375 − média) = { $needed } %: não é possível
scored = { $points } de { $games } = { $scored } %: { $verdict }
protected = A norma é concedida: com um resultado pior na última rodada também se teria feito
games = partidas
foreign-federations = federações diferentes da própria
own-federation = adversários da própria federação
one-federation = adversários de uma mesma federação
title-holders = adversários com título
norm-titles = adversários com o título da norma ou superior
average = média dos adversários
score = percentagem de pontos
performance = performance
least = { $mark } { $article } { $what }: { $found }, são precisos { $needed }
most = { $mark } { $article } { $what }: { $found }, no máximo { $needed }
worked = Rp = Ra + dp = { $average } + { $difference } = { $rating } ({ $points } de { $games } = { $percent } %)
raised = O adversário { $number } ({ $rating }) conta com o rating mínimo (1.4.6)
left-out = Rodadas deixadas de lado: { $rounds } (1.4.1e-f)
counts = A norma vale por { $games } partidas
enough = Com estes adversários são precisos { $points } pontos
needs = Com { $points } na última rodada, ainda sem emparceiramento: norma contra um adversário de { $rating } ou mais, se tiver título e for de outra federação
never = Com { $points } na última rodada, ainda sem emparceiramento: nenhum adversário dá a norma

### `adoube rate`.

about = Calcular as variações de rating de um torneio ou de um período, com cada passo explicado
files = Arquivo (FILE) de um torneio (TRF) ou das partidas de um período (CSV: event,white,black,result e, se quiser, kind,date,rounds); com --diff ou --plot, listas de rating
system = Sistema de rating (SYSTEM): fce (o da federação) ou fide [padrão: fide]
kind = Tipo (KIND) de torneio para fce: open, team, barcelona, closed, closed-fide ou individual [padrão: open]
tempo = Ritmo (TEMPO) para fide: standard, rapid ou blitz [padrão: o do arquivo; senão, standard]
out = Escrever a nova lista no arquivo FILE; - é a saída padrão (exige --list)
form = Formato da nova lista: csv ou text [padrão: csv]
csv = Escrever as variações em CSV
explain = Explicar cada número de um jogador (PLAYER: número inicial; em um período, número na lista)
what-if = Mostrar o que cada resultado da última rodada mudaria para um jogador (PLAYER: número inicial); antes do emparceiramento, contra um oponente de rating médio
diff = Comparar duas listas, primeiro a mais antiga
again = Calcular também os torneios já calculados ou indicados duas vezes
unfinished = Calcular também os torneios ainda em andamento
plot = Desenhar em SVG: distribution (uma lista) ou history (várias listas, com --player)
player = Número do jogador (PLAYER) nas listas

two = --diff: esperadas duas listas, primeiro a mais antiga
one = --plot distribution: esperada uma só lista
whose = --plot history: esperado: --player com o número do jogador
came = novo
left = fora
summary = novos: { $came }; fora: { $left }; com alteração: { $changed }; sem alteração: { $same }
one-file = esperado um só torneio; vários torneios exigem --list e --out
no-list = as partidas de um período exigem uma lista de rating (--list)
no-date = --out exige --date, a data da nova lista
not-listed = { $name }: o jogador { $number }, { $player }, não está na lista
twice = { $name }: o torneio { $event } foi indicado duas vezes; use --again para contá-lo duas vezes
rated = { $event }: já calculado para a lista { $list }; use --again para calcular de novo
in-play = { $event }: ainda em andamento, os resultados podem mudar; use --unfinished para calcular agora
earlier = { $event }: terminou em { $day } e pertence à lista de { $list }; confira se não foi calculado nela (Rating 7)
other-day = { $date }: não é uma data do regulamento, que prevê listas em 1º de janeiro e 1º de julho (Rating 7)

done = { $players ->
    [1] 1 jogador
   *[other] { $players } jogadores
    }, { $games ->
    [1] 1 partida
   *[other] { $games } partidas
    }, { $changed ->
    [1] 1 rating alterado
   *[other] { $changed } ratings alterados
    }, { $left ->
    [1] 1 torneio que não conta
   *[other] { $left } torneios que não contam
    }

no = nº
name = nome
before = antes
games = partidas
average = média
points = pontos
expected = esperados
change = variação
after = depois

not-suitable = { $games ->
    [1] 1 partida não conta: oponente sem rating, diferença de rating grande demais ou tempo insuficiente (1.1, 5.1)
   *[other] { $games } partidas não contam: oponentes sem rating, diferença de rating grande demais ou tempo insuficiente (1.1, 5.1)
    }

performance = Performance: { $average } + { $difference } = { $rating }
legend = ! O torneio não conta para este jogador; --explain mostra o motivo
without-list = Sem --list, os ratings são os do arquivo: 2000 ou mais conta como preferente; menos, como primeira categoria
no-last = este jogador não tem oponente na última rodada
supposed = A rodada { $round } ainda não foi emparceirada. Contra um oponente de rating { $rating }, a média até agora:
way = rodada { $round }, { $points }: { $before } → { $after } ({ $change }), performance { $performance }

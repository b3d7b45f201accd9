### `adoube rate`.

about = Calcular as variações de Elo de um torneio ou de um período, com cada passo explicado
files = Ficheiro (FILE) de um torneio (TRF) ou das partidas de um período (CSV: event,white,black,result e, se quiser, kind,date,rounds); com --diff ou --plot, listas de Elo
system = Sistema de Elo (SYSTEM): fce (o da federação) ou fide [predefinição: fide]
kind = Tipo (KIND) de torneio para fce: open, team, barcelona, closed, closed-fide ou individual [predefinição: open]
tempo = Ritmo (TEMPO) para fide: standard, rapid ou blitz [predefinição: o do ficheiro; senão, standard]
out = Escrever a nova lista no ficheiro FILE; - é a saída padrão (exige --list)
form = Formato da nova lista: csv ou text [predefinição: csv]
explain = Explicar cada número de um jogador (PLAYER: número inicial; num período, número na lista)
what-if = Mostrar o que cada resultado da última ronda mudaria para um jogador (PLAYER: número inicial); antes do emparceiramento, contra um adversário de Elo médio
unfinished = Calcular também os torneios ainda em curso

no-list = as partidas de um período exigem uma lista de Elo (--list)
twice = { $name }: o torneio { $event } foi indicado duas vezes; utilize --again para o contar duas vezes
rated = { $event }: já calculado para a lista { $list }; utilize --again para o calcular de novo
in-play = { $event }: ainda em curso, os resultados podem mudar; utilize --unfinished para o calcular agora
earlier = { $event }: terminou em { $day } e pertence à lista de { $list }; verifique se não foi calculado nela (Elo 7)
other-day = { $date }: não é uma data do regulamento, que prevê listas a 1 de janeiro e a 1 de julho (Elo 7)

done = { $players ->
    [1] 1 jogador
   *[other] { $players } jogadores
    }, { $games ->
    [1] 1 partida
   *[other] { $games } partidas
    }, { $changed ->
    [1] 1 alteração de Elo
   *[other] { $changed } alterações de Elo
    }, { $left ->
    [1] 1 torneio que não conta
   *[other] { $left } torneios que não contam
    }

no = n.º

not-suitable = { $games ->
    [1] 1 partida não conta: adversário sem Elo, diferença de Elo demasiado grande ou tempo insuficiente (1.1, 5.1)
   *[other] { $games } partidas não contam: adversários sem Elo, diferença de Elo demasiado grande ou tempo insuficiente (1.1, 5.1)
    }

without-list = Sem --list, o Elo é o do ficheiro: 2000 ou mais conta como preferente; menos, como primeira categoria
no-last = este jogador não tem adversário na última ronda
supposed = A ronda { $round } ainda não foi emparceirada. Contra um adversário com Elo { $rating }, a média até agora:
way = ronda { $round }, { $points }: { $before } → { $after } ({ $change }), performance { $performance }

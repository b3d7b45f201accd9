### `adoube rate`.

about = Calcula Elos: as variações de um torneio ou de um período, com cada passo explicado
system = As regras: fce (federação) ou fide [predefinição: fide]
kind = O tipo de torneio para fce: open, team, barcelona, closed, closed-fide ou individual [predefinição: open]
tempo = O ritmo para fide: standard, rapid ou blitz [predefinição: o do ficheiro; senão, standard]
out = Escreve a lista nova neste ficheiro, inteira ou nada; - é a saída padrão (precisa de --list)
form = A forma da lista nova: csv ou text [predefinição: csv]
what-if = O que mudaria cada resultado na última ronda deste jogador do torneio; antes do emparceiramento, contra um adversário da média
done = { $players } jogadores, { $games } partidas, { $changed } Elos alterados, { $left } torneios que não contam
not-suitable = { $games } partidas não contam: contra jogadores sem Elo, longe demais, ou com tempo de menos (1.1, 5.1)
without-list = Sem --list: os Elos são os do ficheiro; de 2000 ou mais, como preferente; abaixo, como primeira categoria
no-last = este jogador não tem adversário na última ronda
supposed = A ronda { $round } ainda não tem emparceiramento; supondo um adversário de { $rating }, a média dos de agora:
way = ronda { $round }, { $points }: { $before } → { $after } ({ $change }), performance { $performance }

### Files and events that commands read.

no-event = { $place }: não há nenhum torneio { $id }; há: { $known }
unreadable = { $place }: o torneio { $id } não se pode ler
input-unreadable = { $name }: não se pode ler: { $error }
no-file = não existe
not-allowed = não há permissão
folder = é uma pasta
cut-off = o arquivo está cortado antes do fim
damaged = os dados estão danificados ou cortados
system = erro do sistema: { $error }
line = linha { $line }
one-position = -: linha { $line }: esperava-se uma só posição
too-long = -: esperava-se uma posição, em no máximo 64 KiB
wrong-system = --readings só vale com swiss-1985, e --games só com knockout ou knockout-usual
not-listed = { $name }: jogadores que não estão na lista: { $count } de { $all } (o primeiro, { $first }); toma-se o que diz o torneio
one-event = --event: esperava-se um só torneio
no-player = não há nenhum jogador com o número { $number }
no-teams = { $name }: nenhuma equipe foi encontrada; esperavam-se registros 310 ou 013
odd = { $name }: rodada { $round }: { $home } - { $visitors }: os pontos de um tabuleiro não somam uma partida; conta como empate
more = { $first } (e mais { $more })
other-system = { $name }: o sistema do arquivo, { $code }, não é conhecido; usa-se dutch
empty = { $name }: linha 1, coluna 1: nenhum jogador foi encontrado; esperavam-se registros 001, ou um CSV com a coluna name
unwritable = { $name }: não se pode escrever: { $error }

### Files and events that commands read.

cut-off = o ficheiro está cortado antes do fim
no-teams = { $name }: nenhuma equipa foi encontrada; esperavam-se registos 310 ou 013
odd = { $name }: ronda { $round }: { $home } - { $visitors }: os pontos de um tabuleiro não somam uma partida; conta como empate
other-system = { $name }: o sistema do ficheiro, { $code }, não é conhecido; usa-se dutch
empty = { $name }: linha 1, coluna 1: nenhum jogador foi encontrado; esperavam-se registos 001, ou um CSV com a coluna name

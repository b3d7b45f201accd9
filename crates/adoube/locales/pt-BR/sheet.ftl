### `adoube sheet`.

about = Planilhas: lê uma, com a língua que mostra, ou compara duas da mesma partida
files = Uma planilha, ou as dos dois jogadores, como texto; -- para um lance em branco, (=) e o tempo do relógio (1:25) depois do lance, o resultado no fim; - lê a entrada padrão
from = As letras: ca, es, pt, eu, eu2, en, fr, de, nl, it ou figurines [padrão: as que cada planilha mostrar]
too-long = { $name }: é longo demais; uma planilha tem no máximo 1 MiB
one-sheet = { $name }: há mais de uma partida; esperava-se uma planilha (veja adoube pgn check)
no-moves = { $name }: não se encontrou nenhum lance; esperava-se uma planilha
gap = aqui falta um lance
truncated = uma planilha tem no máximo { $count } meios-lances; o que se segue não foi lido
by-the-other = lida, pela outra planilha, com as letras de: { $letters }
one-game = as duas planilhas permitem uma só partida: { $game }
several-games = as duas planilhas permitem mais de uma partida; a primeira: { $game }
no-game = nenhuma partida concorda com as duas planilhas; a mais longa que o faz até onde chega: { $game }
offers = ofertas de empate: { $list }
clocks = tempos do relógio: { $list }
result = resultado: { $result }
strays = não se entende como lance, oferta, tempo nem resultado: { $list }
not-known = há partidas possíveis demais para testar todas

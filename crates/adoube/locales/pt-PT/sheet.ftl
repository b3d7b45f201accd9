### `adoube sheet`.

about = Folhas de anotação: lê uma, com a língua que mostra, ou compara duas da mesma partida
files = Uma folha de anotação, ou as dos dois jogadores, como texto; -- para um lance em branco, (=) e o tempo do relógio (1:25) depois do lance, o resultado no fim; - lê a entrada padrão
from = As letras: ca, es, pt, eu, eu2, en, fr, de, nl, it ou figurines [predefinição: as que cada folha de anotação mostrar]
too-long = { $name }: é longo demais; uma folha de anotação tem no máximo 1 MiB
one-sheet = { $name }: há mais de uma partida; esperava-se uma folha de anotação (veja adoube pgn check)
no-moves = { $name }: não se encontrou nenhum lance; esperava-se uma folha de anotação
truncated = uma folha de anotação tem no máximo { $count } meios-lances; o que se segue não foi lido
by-the-other = lida, pela outra folha de anotação, com as letras de: { $letters }
one-game = as duas folhas de anotação permitem uma só partida: { $game }
several-games = as duas folhas de anotação permitem mais de uma partida; a primeira: { $game }
no-game = nenhuma partida concorda com as duas folhas de anotação; a mais longa que o faz até onde chega: { $game }
offers = propostas de empate: { $list }
strays = não se entende como lance, proposta, tempo nem resultado: { $list }

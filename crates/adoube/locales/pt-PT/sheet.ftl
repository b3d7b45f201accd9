### `adoube sheet`.

about = Ler uma folha de anotação e detetar o idioma, ou comparar as duas folhas de uma partida
files = Ficheiro (FILE) de uma folha de anotação ou das duas, em texto: -- para um lance em falta, (=) e o tempo do relógio (1:25) depois do lance, o resultado no fim; - lê a entrada padrão
from = Letras das peças: ca, es, pt, eu, eu2, en, fr, de, nl, it ou figurines [predefinição: as detetadas em cada folha de anotação]
too-long = { $name }: demasiado longo; esperado: uma folha de anotação com 1 MiB no máximo
one-sheet = { $name }: várias partidas; esperado: uma folha de anotação (para ficheiros de partidas, utilize adoube pgn check)
no-moves = { $name }: nenhum lance encontrado; esperado: uma folha de anotação
truncated = só foram lidos os primeiros { $count } meios-lances
by-the-other = letras decididas pela outra folha de anotação: { $letters }
one-game = só uma partida é compatível com as duas folhas de anotação: { $game }
several-games = várias partidas são compatíveis com as duas folhas de anotação; a primeira: { $game }
no-game = nenhuma partida é compatível com as duas folhas de anotação; início comum mais longo: { $game }
offers = propostas de empate: { $list }
strays = não é lance, proposta de empate, tempo nem resultado: { $list }
not-known = há demasiadas partidas possíveis para as testar todas

### `adoube sheet`.

about = Ler uma planilha e detectar seu idioma, ou comparar as duas planilhas de uma partida
files = Arquivo (FILE) de uma planilha ou das duas, em texto: -- para um lance que falta, (=) e o tempo do relógio (1:25) depois do lance, o resultado no fim; - lê a entrada padrão
from = Letras das peças: ca, es, pt, eu, eu2, en, fr, de, nl, it ou figurines [padrão: as detectadas em cada planilha]
too-long = { $name }: longo demais; esperado: uma planilha de no máximo 1 MiB
one-sheet = { $name }: várias partidas; esperado: uma planilha (para arquivos de partidas, use adoube pgn check)
no-moves = { $name }: nenhum lance encontrado; esperado: uma planilha
gap = aqui falta um lance
truncated = só os primeiros { $count } meios-lances foram lidos
by-the-other = letras decididas pela outra planilha: { $letters }
one-game = só uma partida é compatível com as duas planilhas: { $game }
several-games = várias partidas são compatíveis com as duas planilhas; a primeira: { $game }
no-game = nenhuma partida é compatível com as duas planilhas; começo comum mais longo: { $game }
offers = ofertas de empate: { $list }
clocks = tempos do relógio: { $list }
result = resultado: { $result }
strays = não é lance, oferta de empate, tempo nem resultado: { $list }
not-known = há partidas possíveis demais para testar todas

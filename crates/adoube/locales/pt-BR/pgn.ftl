### `adoube pgn`.

game = partida
more = mais faltas nesta partida: { $count }
kept = { $name }: lances que não puderam ser jogados e ficam como estavam: { $kept }
dropped = { $name }:{ $place }: partida { $game }: { $sentence }; o sinal foi omitido
read-in = { $name }: partida { $game }: { $sentence }; partidas assim: { $count }
about = Arquivos PGN: verifica as partidas ou as escreve de outra maneira
check = Verifica cada lance e o resultado de cada partida
convert = Reescreve os lances com as letras de outra língua ou na forma longa
files = Os arquivos, comprimidos (zst, gz, bz2) ou não; - lê a entrada padrão
claims = Diz também onde se podia reclamar empate e quem podia (9.2, 9.3), e onde a partida está empatada por si só (9.6)
strict = Diz também o que se entende mas não está escrito como o PGN quer: lances, resultados, etiquetas que faltam ou se repetem
to = As letras: ca, es, pt, eu, eu2, en, fr, de, nl, it ou figurines
from = As letras dos lances (como --to), ou auto: as que cada partida mostrar [padrão: as inglesas do PGN; auto se assim não se puderem ler]
long = Com a casa de partida de cada lance
figurines = Com figuras em vez de letras
utf-16 = { $name }: o texto é UTF-16; esperava-se UTF-8 ou Latin-1
nul = { $name }: linha { $line }: há um byte nulo; esperava-se um texto, e talvez o arquivo esteja danificado
too-long = { $name }: linha { $line }: uma partida de mais de 64 MiB é lida em partes

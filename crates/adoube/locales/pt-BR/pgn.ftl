### `adoube pgn`.

about = Verificar arquivos PGN ou reescrever os lances
check = Verificar cada lance e o resultado de cada partida
convert = Reescrever os lances com as letras de outro idioma ou na forma longa
files = Arquivo PGN (FILE); pode estar compactado (zst, gz, bz2); - lê a entrada padrão
claims = Indicar também onde o empate podia ser reclamado e por quem (9.2, 9.3), e onde a partida estava empatada sem reclamação (9.6)
strict = Indicar também o que pode ser lido mas não segue a norma PGN: lances, resultados, tags que faltam ou se repetem
to = Letras das peças a escrever: ca, es, pt, eu, eu2, en, fr, de, nl, it ou figurines
from = Letras das peças no arquivo (como em --to), ou auto para detectá-las em cada partida [padrão: as inglesas, ou auto se elas não servirem]
long = Escrever a casa de partida de cada lance
figurines = Escrever figuras em vez de letras
game = partida { $number } ({ $white } – { $black })

more = { $count ->
    [1] mais 1 erro nesta partida
   *[other] mais { $count } erros nesta partida
    }

kept = { $kept ->
    [1] { $name }: 1 lance não pôde ser jogado e não foi alterado
   *[other] { $name }: { $kept } lances não puderam ser jogados e não foram alterados
    }

dropped = { $name }:{ $place }: partida { $game }: { $sentence }; o sinal foi omitido

read-in = { $count ->
    [1] { $name }: partida { $game }: { $sentence }
   *[other] { $name }: partida { $game }: { $sentence }; o mesmo em { $count } partidas
    }

utf-16 = { $name }: texto em UTF-16; esperado: UTF-8 ou Latin-1
nul = { $name }: linha { $line }: byte nulo; esperado: texto (o arquivo pode estar danificado)
too-long = { $name }: linha { $line }: partida de mais de 64 MiB, lida em partes

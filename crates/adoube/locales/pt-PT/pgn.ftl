### `adoube pgn`.

about = Verificar ficheiros PGN ou reescrever os lances
files = Ficheiro PGN (FILE); pode estar comprimido (zst, gz, bz2); - lê a entrada padrão
claims = Indicar também onde se podia reclamar empate e quem o podia fazer (9.2, 9.3), e onde a partida estava empatada sem reclamação (9.6)
strict = Indicar também o que se consegue ler mas não segue a norma PGN: lances, resultados, etiquetas em falta ou repetidas
from = Letras das peças no ficheiro (como em --to), ou auto para as detetar em cada partida [predefinição: as inglesas, ou auto se não servirem]
nul = { $name }: linha { $line }: byte nulo; esperado: texto (o ficheiro pode estar danificado)
too-long = { $name }: linha { $line }: partida com mais de 64 MiB, lida por partes

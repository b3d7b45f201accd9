### `adoube pgn`.

about = Ficheiros PGN: verifica as partidas ou escreve-as de outra maneira
files = Os ficheiros, comprimidos (zst, gz, bz2) ou não; - lê a entrada padrão
from = As letras dos lances (como --to), ou auto: as que cada partida mostrar [predefinição: as inglesas do PGN; auto se assim não se puderem ler]
nul = { $name }: linha { $line }: há um byte nulo; esperava-se um texto, e talvez o ficheiro esteja danificado

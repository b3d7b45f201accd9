### The command line: headings, options shared by several commands, and usage errors.

usage = Utilização
about = Gerir torneios de xadrez e aplicar as Leis do Xadrez e as regras de emparceiramento e de Elo
lang = Idioma: { $codes } [predefinição: o do sistema; senão, en]
fen = FEN da posição, entre aspas; - lê a entrada padrão [predefinição: posição inicial]
chess960 = Ler a posição como xadrez aleatório (Chess960), mesmo que o campo do roque seja o habitual
threads = Número de threads [predefinição: uma por núcleo]
file = Ficheiro (FILE) do torneio: TRF, JSON escrito por adoube convert ou lista de jogadores em CSV; pode estar comprimido (zst, gz, bz2); - lê a entrada padrão
system = Sistema de emparceiramento (SYSTEM): dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout ou knockout-usual [predefinição: o do ficheiro; senão, dutch]
system-simulated = Sistema de emparceiramento (SYSTEM): dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout ou knockout-usual [predefinição: dutch]
readings = Lista (LIST) de interpretações das regras duvidosas do sistema suíço de 1985, por exemplo D-84b,D-93a [predefinição: as recomendadas]
games = Partidas por match nas eliminatórias, de 1 a 12 [predefinição: 1]
db = Base de dados: um ficheiro ou um URL postgres:// [predefinição: adoube.db]
key = Ficheiro (FILE) com a chave de recuperação de uma cópia cifrada
event = Identificador (ID) de um torneio da base de dados (--db), em vez de FILE
events = Identificador (ID) de um torneio da base de dados (--db), em vez de FILE; pode ser repetido
list = Lista de Elo (LIST): CSV como o que adoube rate --out escreve, ou uma lista da FIDE ou da federação (texto ou XML)
conflict = { $name } não pode ser utilizado com { $found }
twice = { $name } foi indicado mais do que uma vez
did-you-mean = queria dizer { $meant }?
see-help = consulte adoube --help

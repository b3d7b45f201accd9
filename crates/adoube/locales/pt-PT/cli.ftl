### The command line: headings, options that several commands share, and errors.

lang = A língua: { $codes } [predefinição: a do sistema; senão, en]
fen = A posição, entre aspas; - lê a entrada padrão [predefinição: a inicial]
chess960 = Lê a posição como xadrez aleatório (Chess960), mesmo que o campo do roque não o mostre
threads = Quantas linhas de execução [predefinição: todos os núcleos]
file = O ficheiro do torneio: TRF, JSON como convert o escreve, ou um CSV de jogadores; comprimido (zst, gz, bz2) ou não; - lê a entrada padrão
system = O sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout ou knockout-usual [predefinição: o do ficheiro; senão, dutch]
system-simulated = O sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout ou knockout-usual [predefinição: dutch]
readings = Leituras das dúvidas do suíço de 1985, como D-84b,D-93a [predefinição: as recomendadas]
games = Quantas partidas tem um encontro eliminatório, de 1 a 12 [predefinição: 1]
db = O registo: um ficheiro ou um URL postgres:// [predefinição: adoube.db]
key = O ficheiro com a chave de recuperação de uma cópia cifrada
event = Um torneio do registo da mesa, em vez de um ficheiro (--db diz qual registo)
events = Um torneio do registo da mesa, em vez de um ficheiro; pode repetir-se (--db diz qual registo)
list = A lista de Elo: CSV com as colunas id e rating, ou a lista da FIDE ou da federação em texto ou XML

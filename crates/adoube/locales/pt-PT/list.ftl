### `adoube list`.

about = Gerir as listas de Elo utilizadas para procurar jogadores
import = Importar uma lista da FIDE (TXT ou XML, comprimida ou não) ou da federação (texto ou CSV)
file = Ficheiro (FILE) da lista; - lê a entrada padrão
called = Nome (NAME) da lista; substitui a que tiver o mesmo nome [predefinição: FIDE]
search = Procurar jogadores pelo início do nome ou do número
query = Início do apelido, do nome ou do ID FIDE
remove = Eliminar uma lista
none = Ainda não há listas de Elo. Importe uma com adoube list import.
no-such = { $name }: lista desconhecida; consulte adoube list show
removed = { $name }: eliminada
nothing = { $name }: nenhum jogador encontrado; esperado: uma lista de Elo da FIDE ou da federação
packed = { $name }: compressão desconhecida; descomprima primeiro o ficheiro

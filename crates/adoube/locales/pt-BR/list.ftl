### `adoube list`.

about = Gerenciar as listas de rating usadas para buscar jogadores
import = Importar uma lista da FIDE (TXT ou XML, compactada ou não) ou da federação (texto ou CSV)
file = Arquivo (FILE) da lista; - lê a entrada padrão
called = Nome (NAME) da lista; substitui a que tiver o mesmo nome [padrão: FIDE]
show = Mostrar as listas importadas
search = Buscar jogadores pelo começo do nome ou do número
query = Começo do sobrenome, do nome ou do ID FIDE
remove = Excluir uma lista
list = Nome (NAME) da lista

imported = { $players ->
    [1] { $name }: 1 jogador importado
   *[other] { $name }: { $players } jogadores importados
    }

line = { $players ->
    [1] { $name }: 1 jogador
   *[other] { $name }: { $players } jogadores
    }

unchanged = { $name }: nada foi importado
none = Ainda não há listas de rating. Importe uma com adoube list import.
no-such = { $name }: lista desconhecida; veja adoube list show
removed = { $name }: excluída
nobody = Nenhum jogador encontrado.
nothing = { $name }: nenhum jogador encontrado; esperado: uma lista de rating da FIDE ou da federação
packed = { $name }: compactação desconhecida; descompacte o arquivo antes

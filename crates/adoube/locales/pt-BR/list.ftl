### `adoube list`.

about = As listas de rating onde a mesa procura jogadores
import = Importa uma lista da FIDE (TXT ou XML, compactada ou não) ou da federação (texto ou CSV)
file = A lista; - é a entrada padrão
called = Como se chama; substitui a de mesmo nome [padrão: FIDE]
show = Mostra as listas que há
search = Procura jogadores pelo começo do nome ou do número
query = O começo do sobrenome, do nome ou do ID FIDE
remove = Remove uma lista
list = O nome da lista
imported = { $name }: importada; jogadores: { $players }
line = { $name }: jogadores: { $players }
unchanged = { $name }: nada foi importado
none = Ainda não há nenhuma lista.
no-such = { $name }: não há lista com esse nome
removed = { $name }: removida
nobody = Não se encontrou nenhum jogador.
nothing = { $name }: não se encontrou nenhum jogador; esperava-se uma lista da FIDE ou da federação
packed = { $name }: compactado de um modo que não se lê; descompacte-o antes

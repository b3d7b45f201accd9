## Rating lists, in which players are looked up

title = Listas de rating
none = Ainda não há nenhuma lista.
name = Lista
name-hint = Uma lista com o mesmo nome substitui a anterior.
when = Importada
drop = Eliminar
add = Importar uma lista
intro = A lista da FIDE (TXT ou XML, como ela publica ou descompactada) ou a da federação (texto ou CSV), até { $most } MB. adoube list import faz o mesmo sem navegador.
send = Importar
packed = O arquivo está compactado de um modo que não se lê: descompacte-o antes.
too-large = O arquivo passa de { $most } MB.
broken = O arquivo acaba cedo demais ou está danificado: envie-o de novo.
nothing = Nenhum jogador foi encontrado: esperava-se uma lista da FIDE ou da federação.
wrong = Nada foi importado: a lista tem erros. Corrija-os e envie-a de novo.
search = Buscar nas listas
query = Nome ou número
query-hint = O começo do sobrenome, do nome ou do código FIDE.
player-year = Ano de nascimento
field-year = Um ano de quatro dígitos, como 2012.
done-list-dropped = Lista eliminada.
found = { $count ->
    [0] Nenhum jogador
    [1] Um jogador
   *[other] { $count } jogadores
}
done-list-imported = { $name }: importada. Jogadores: { $count }.

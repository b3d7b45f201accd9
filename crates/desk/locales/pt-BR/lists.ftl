## Rating lists, in which players are looked up

lists-title = Listas de rating
lists-none = Ainda não há nenhuma lista.
lists-name = Lista
lists-name-hint = Uma lista com o mesmo nome substitui a anterior.
lists-when = Importada
lists-drop = Eliminar
lists-add = Importar uma lista
lists-intro = A lista da FIDE (TXT ou XML, como ela publica ou descompactada) ou a da federação (texto ou CSV), até { $most } MB. adoube list import faz o mesmo sem navegador.
lists-send = Importar
lists-packed = O arquivo está compactado de um modo que não se lê: descompacte-o antes.
lists-too-large = O arquivo passa de { $most } MB.
lists-broken = O arquivo acaba cedo demais ou está danificado: envie-o de novo.
lists-nothing = Nenhum jogador foi encontrado: esperava-se uma lista da FIDE ou da federação.
lists-wrong = Nada foi importado: a lista tem erros. Corrija-os e envie-a de novo.
lists-search = Buscar nas listas
lists-query = Nome ou número
lists-query-hint = O começo do sobrenome, do nome ou do código FIDE.
player-year = Ano de nascimento
field-year = Um ano de quatro dígitos, como 2012.
done-list-dropped = Lista eliminada.
lists-found = { $count ->
    [0] Nenhum jogador
    [1] Um jogador
   *[other] { $count } jogadores
}
done-list-imported = { $name }: importada. Jogadores: { $count }.

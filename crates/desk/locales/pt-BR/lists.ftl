## Rating lists in which players are looked up

title = Listas de rating
none = Ainda não há nenhuma lista.
name = Lista
name-hint = Se já houver uma lista com este nome, ela será substituída.
when = Importada em
drop = Excluir
add = Importar lista
intro = A lista da FIDE (TXT ou XML, compactada ou não) ou a da federação (texto, CSV ou XLSX), até { $most } MB. Na linha de comando: adoube list import.
send = Importar
packed = Este formato de compactação não é aceito. Antes, descompacte o arquivo.
too-large = O arquivo é grande demais. O limite é de { $most } MB.
broken = O arquivo está incompleto ou danificado. Envie de novo.
nothing = Nenhum jogador encontrado. Escolha uma lista de rating da FIDE ou da federação.
wrong = Nada foi importado: a lista contém erros. Corrija os erros e importe de novo.
search = Buscar nas listas
query = Nome ou número
query-hint = O começo do sobrenome, do nome ou do ID FIDE.
player-year = Ano de nascimento
field-year = Digite um ano de quatro algarismos, por exemplo 2012.
done-list-dropped = Lista excluída.
found = { $count ->
    [0] Nenhum jogador encontrado
    [1] Um jogador encontrado
   *[other] { $count } jogadores encontrados
}
done-list-imported = { $count ->
    [one] Lista { $name } importada: { $count } jogador.
   *[other] Lista { $name } importada: { $count } jogadores.
}

## The manual

title = Ajuda
manual = Manual do árbitro
search = Buscar na ajuda
search-go = Buscar
contents = Conteúdo
on-this-page = Nesta página
print-all = Imprimir o manual inteiro
other-language = Este capítulo ainda não foi traduzido.
found = { $count ->
    [0] Nenhuma tarefa encontrada. Tente outras palavras.
    [one] Uma tarefa encontrada.
   *[other] { $count } tarefas encontradas.
}

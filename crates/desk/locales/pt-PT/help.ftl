## The manual

search = Procurar na ajuda
search-go = Procurar
print-all = Imprimir todo o manual
found = { $count ->
    [0] Nenhuma tarefa encontrada. Tente com outras palavras.
    [one] Foi encontrada uma tarefa.
   *[other] Foram encontradas { $count } tarefas.
}

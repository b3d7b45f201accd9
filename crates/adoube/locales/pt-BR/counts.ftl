### Numbers of things, in lines about the record and about files of games.

entries = { $n ->
    [1] 1 entrada
   *[other] { $n } entradas
}

new-entries = { $n ->
    [1] 1 entrada nova
   *[other] { $n } entradas novas
}

known = { $n ->
    [1] 1 já estava lá
   *[other] { $n } já estavam lá
}

of-streams = { $n ->
    [1] de 1 fluxo
   *[other] de { $n } fluxos
}

replayed = { $n ->
    [1] 1 fluxo repetido
   *[other] { $n } fluxos repetidos
}

checkpoints = { $n ->
    [1] 1 ponto de controle
   *[other] { $n } pontos de controle
}

persons = { $n ->
    [1] 1 pessoa
   *[other] { $n } pessoas
}

accounts = { $n ->
    [1] 1 conta
   *[other] { $n } contas
}

lists = { $n ->
    [1] 1 lista
   *[other] { $n } listas
}

faults = { $n ->
    [1] 1 falta
   *[other] { $n } faltas
}

games = { $n ->
    [1] 1 partida
   *[other] { $n } partidas
}

moves = { $n ->
    [1] 1 lance
   *[other] { $n } lances
}

in-games = { $n ->
    [1] em 1 partida
   *[other] em { $n } partidas
}

in-entries = { $n ->
    [1] em 1 entrada
   *[other] em { $n } entradas
}

erased = { $n ->
    [1] 1 pessoa, sessão ou segredo ficou de fora: aqui tinha sido apagado
   *[other] { $n } pessoas, sessões ou segredos ficaram de fora: aqui tinham sido apagados
}

leftovers = { $n ->
    [1] Foi removida uma cópia inacabada, de uma execução anterior que foi interrompida
   *[other] Foram removidas { $n } cópias inacabadas, de execuções anteriores que foram interrompidas
}

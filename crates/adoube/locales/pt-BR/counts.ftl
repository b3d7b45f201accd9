### Numbers of things, in lines about the database and about files of games.

entries = { $n ->
    [1] 1 ação
   *[other] { $n } ações
    }

new-entries = { $n ->
    [1] 1 ação nova
   *[other] { $n } ações novas
    }

known = { $n ->
    [1] 1 já estava lá
   *[other] { $n } já estavam lá
    }

of-streams = { $n ->
    [1] em 1 registro
   *[other] em { $n } registros
    }

replayed = { $n ->
    [1] 1 registro reproduzido
   *[other] { $n } registros reproduzidos
    }

checkpoints = { $n ->
    [1] 1 ponto de verificação
   *[other] { $n } pontos de verificação
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
    [1] 1 lista de rating
   *[other] { $n } listas de rating
    }

faults = { $n ->
    [1] 1 erro
   *[other] { $n } erros
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
    [1] em 1 ação
   *[other] em { $n } ações
    }

erased = { $n ->
    [1] 1 item omitido (pessoa, sessão ou segredo): já tinha sido apagado deste banco de dados
   *[other] { $n } itens omitidos (pessoas, sessões ou segredos): já tinham sido apagados deste banco de dados
    }

leftovers = { $n ->
    [1] Foi excluído 1 backup inacabado de uma execução interrompida
   *[other] Foram excluídos { $n } backups inacabados de execuções interrompidas
    }

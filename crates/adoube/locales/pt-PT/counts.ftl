### Numbers of things, in lines about the database and about files of games.

of-streams = { $n ->
    [1] em 1 registo
   *[other] em { $n } registos
    }

replayed = { $n ->
    [1] 1 registo reproduzido
   *[other] { $n } registos reproduzidos
    }

lists = { $n ->
    [1] 1 lista de Elo
   *[other] { $n } listas de Elo
    }

erased = { $n ->
    [1] 1 item omitido (pessoa, sessão ou segredo): já tinha sido apagado desta base de dados
   *[other] { $n } itens omitidos (pessoas, sessões ou segredos): já tinham sido apagados desta base de dados
    }

leftovers = { $n ->
    [1] Foi eliminada 1 cópia inacabada de uma execução interrompida
   *[other] Foram eliminadas { $n } cópias inacabadas de execuções interrompidas
    }

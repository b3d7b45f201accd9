### Numbers of things, in lines about the record and about files of games.

entries = { $n ->
    [1] 1 entrada
   *[other] { $n } entradas
}

new-entries = { $n ->
    [1] 1 entrada nueva
   *[other] { $n } entradas nuevas
}

known = { $n ->
    [1] 1 ya estaba
   *[other] { $n } ya estaban
}

of-streams = { $n ->
    [1] de 1 flujo
   *[other] de { $n } flujos
}

replayed = { $n ->
    [1] 1 flujo repetido
   *[other] { $n } flujos repetidos
}

checkpoints = { $n ->
    [1] 1 punto de control
   *[other] { $n } puntos de control
}

persons = { $n ->
    [1] 1 persona
   *[other] { $n } personas
}

accounts = { $n ->
    [1] 1 cuenta
   *[other] { $n } cuentas
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
    [1] 1 jugada
   *[other] { $n } jugadas
}

in-games = { $n ->
    [1] en 1 partida
   *[other] en { $n } partidas
}

in-entries = { $n ->
    [1] en 1 entrada
   *[other] en { $n } entradas
}

erased = { $n ->
    [1] 1 persona, sesión o secreto se ha dejado fuera: aquí se había borrado
   *[other] { $n } personas, sesiones o secretos se han dejado fuera: aquí se habían borrado
}

leftovers = { $n ->
    [1] Se ha quitado una copia a medio hacer, de una ejecución anterior que se interrumpió
   *[other] Se han quitado { $n } copias a medio hacer, de ejecuciones anteriores que se interrumpieron
}

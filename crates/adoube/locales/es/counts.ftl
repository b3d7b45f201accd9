### Numbers of things, in lines about the database and about files of games.

entries = { $n ->
    [1] 1 acción
   *[other] { $n } acciones
    }

new-entries = { $n ->
    [1] 1 acción nueva
   *[other] { $n } acciones nuevas
    }

known = { $n ->
    [1] 1 ya estaba
   *[other] { $n } ya estaban
    }

of-streams = { $n ->
    [1] en 1 registro
   *[other] en { $n } registros
    }

replayed = { $n ->
    [1] 1 registro reproducido
   *[other] { $n } registros reproducidos
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
    [1] 1 lista de Elo
   *[other] { $n } listas de Elo
    }

faults = { $n ->
    [1] 1 error
   *[other] { $n } errores
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
    [1] en 1 acción
   *[other] en { $n } acciones
    }

erased = { $n ->
    [1] 1 elemento omitido (persona, sesión o secreto): ya se había borrado de esta base de datos
   *[other] { $n } elementos omitidos (personas, sesiones o secretos): ya se habían borrado de esta base de datos
    }

leftovers = { $n ->
    [1] Se ha eliminado 1 copia inacabada de una ejecución interrumpida
   *[other] Se han eliminado { $n } copias inacabadas de ejecuciones interrumpidas
    }

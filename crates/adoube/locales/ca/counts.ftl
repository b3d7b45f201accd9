### Numbers of things, in lines about the record and about files of games.

entries = { $n ->
    [1] 1 entrada
   *[other] { $n } entrades
}

new-entries = { $n ->
    [1] 1 entrada nova
   *[other] { $n } entrades noves
}

known = { $n ->
    [1] 1 ja hi era
   *[other] { $n } ja hi eren
}

of-streams = { $n ->
    [1] d'1 flux
   *[other] de { $n } fluxos
}

replayed = { $n ->
    [1] 1 flux repetit
   *[other] { $n } fluxos repetits
}

checkpoints = { $n ->
    [1] 1 punt de control
   *[other] { $n } punts de control
}

persons = { $n ->
    [1] 1 persona
   *[other] { $n } persones
}

accounts = { $n ->
    [1] 1 compte
   *[other] { $n } comptes
}

lists = { $n ->
    [1] 1 llista
   *[other] { $n } llistes
}

faults = { $n ->
    [1] 1 falta
   *[other] { $n } faltes
}

games = { $n ->
    [1] 1 partida
   *[other] { $n } partides
}

moves = { $n ->
    [1] 1 jugada
   *[other] { $n } jugades
}

in-games = { $n ->
    [1] en 1 partida
   *[other] en { $n } partides
}

in-entries = { $n ->
    [1] en 1 entrada
   *[other] en { $n } entrades
}

erased = { $n ->
    [1] 1 persona, sessió o secret s'ha deixat fora: aquí s'havia esborrat
   *[other] { $n } persones, sessions o secrets s'han deixat fora: aquí s'havien esborrat
}

leftovers = { $n ->
    [1] S'ha tret una còpia a mig fer, d'una execució anterior que es va interrompre
   *[other] S'han tret { $n } còpies a mig fer, d'execucions anteriors que es van interrompre
}

### Numbers of things, in lines about the database and about files of games.

entries = { $n ->
    [1] 1 acció
   *[other] { $n } accions
    }

new-entries = { $n ->
    [1] 1 acció nova
   *[other] { $n } accions noves
    }

known = { $n ->
    [1] 1 ja hi era
   *[other] { $n } ja hi eren
    }

of-streams = { $n ->
    [1] en 1 registre
   *[other] en { $n } registres
    }

replayed = { $n ->
    [1] 1 registre reproduït
   *[other] { $n } registres reproduïts
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
    [1] 1 llista d’Elo
   *[other] { $n } llistes d’Elo
    }

faults = { $n ->
    [1] 1 error
   *[other] { $n } errors
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
    [1] en 1 acció
   *[other] en { $n } accions
    }

erased = { $n ->
    [1] 1 element omès (persona, sessió o secret): ja s’havia esborrat d’aquesta base de dades
   *[other] { $n } elements omesos (persones, sessions o secrets): ja s’havien esborrat d’aquesta base de dades
    }

leftovers = { $n ->
    [1] S’ha suprimit 1 còpia inacabada d’una execució interrompuda
   *[other] S’han suprimit { $n } còpies inacabades d’execucions interrompudes
    }

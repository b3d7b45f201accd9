### Numbers of things, in lines about the database and about files of games.

entries = { $n ->
    [1] ekintza bat
   *[other] { $n } ekintza
    }

new-entries = { $n ->
    [1] ekintza berri bat
   *[other] { $n } ekintza berri
    }

known = { $n ->
    [1] 1 lehendik zegoen
   *[other] { $n } lehendik zeuden
    }

of-streams = { $n ->
    [1] erregistro batean
   *[other] { $n } erregistrotan
    }

replayed = { $n ->
    [1] erregistro bat berrikalkulatuta
   *[other] { $n } erregistro berrikalkulatuta
    }

checkpoints = { $n ->
    [1] egiaztapen-puntu bat
   *[other] { $n } egiaztapen-puntu
    }

persons = { $n ->
    [1] pertsona bat
   *[other] { $n } pertsona
    }

accounts = { $n ->
    [1] kontu bat
   *[other] { $n } kontu
    }

lists = { $n ->
    [1] Elo-zerrenda bat
   *[other] { $n } Elo-zerrenda
    }

faults = { $n ->
    [1] akats bat
   *[other] { $n } akats
    }

games = { $n ->
    [1] partida bat
   *[other] { $n } partida
    }

moves = { $n ->
    [1] jokaldi bat
   *[other] { $n } jokaldi
    }

in-games = { $n ->
    [1] partida batean
   *[other] { $n } partidatan
    }

in-entries = { $n ->
    [1] ekintza batean
   *[other] { $n } ekintzatan
    }

erased = { $n ->
    [1] Pertsona, saio edo sekretu bat ez da sartu: datu-base honetan ezabatuta zegoen
   *[other] { $n } pertsona, saio edo sekretu ez dira sartu: datu-base honetan ezabatuta zeuden
    }

leftovers = { $n ->
    [1] Etendako exekuzio baten amaitu gabeko babeskopia bat ezabatu da
   *[other] Etendako exekuzioen amaitu gabeko { $n } babeskopia ezabatu dira
    }

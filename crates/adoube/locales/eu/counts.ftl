### Numbers of things, in lines about the record and about files of games.

entries = { $n ->
    [1] sarrera 1
   *[other] { $n } sarrera
}

new-entries = { $n ->
    [1] sarrera berri 1
   *[other] { $n } sarrera berri
}

known = { $n ->
    [1] 1 bazegoen
   *[other] { $n } bazeuden
}

of-streams = { $n ->
    [1] korronte batean
   *[other] { $n } korrontetan
}

replayed = { $n ->
    [1] korronte 1 errepikatuta
   *[other] { $n } korronte errepikatuta
}

checkpoints = { $n ->
    [1] kontrol-puntu 1
   *[other] { $n } kontrol-puntu
}

persons = { $n ->
    [1] pertsona 1
   *[other] { $n } pertsona
}

accounts = { $n ->
    [1] kontu 1
   *[other] { $n } kontu
}

lists = { $n ->
    [1] zerrenda 1
   *[other] { $n } zerrenda
}

faults = { $n ->
    [1] akats 1
   *[other] { $n } akats
}

games = { $n ->
    [1] partida 1
   *[other] { $n } partida
}

moves = { $n ->
    [1] jokaldi 1
   *[other] { $n } jokaldi
}

in-games = { $n ->
    [1] partida batean
   *[other] { $n } partidatan
}

in-entries = { $n ->
    [1] sarrera batean
   *[other] { $n } sarreratan
}

erased = { $n ->
    [1] pertsona, saio edo sekretu 1 kanpoan utzi da: hemen ezabatuta zegoen
   *[other] { $n } pertsona, saio edo sekretu kanpoan utzi dira: hemen ezabatuta zeuden
}

leftovers = { $n ->
    [1] Amaitu gabeko kopia bat kendu da, eten zen aurreko exekuzio batekoa
   *[other] Amaitu gabeko { $n } kopia kendu dira, eten ziren aurreko exekuzioetakoak
}

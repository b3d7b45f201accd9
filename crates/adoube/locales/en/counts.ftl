### Numbers of things, in lines about the database and about files of games.

entries = { $n ->
    [1] 1 action
   *[other] { $n } actions
    }

new-entries = { $n ->
    [1] 1 new action
   *[other] { $n } new actions
    }

known = { $n ->
    [1] 1 already present
   *[other] { $n } already present
    }

of-streams = { $n ->
    [1] in 1 log
   *[other] in { $n } logs
    }

replayed = { $n ->
    [1] 1 log replayed
   *[other] { $n } logs replayed
    }

checkpoints = { $n ->
    [1] 1 checkpoint
   *[other] { $n } checkpoints
    }

persons = { $n ->
    [1] 1 person
   *[other] { $n } people
    }

accounts = { $n ->
    [1] 1 account
   *[other] { $n } accounts
    }

lists = { $n ->
    [1] 1 rating list
   *[other] { $n } rating lists
    }

faults = { $n ->
    [1] 1 error
   *[other] { $n } errors
    }

games = { $n ->
    [1] 1 game
   *[other] { $n } games
    }

moves = { $n ->
    [1] 1 move
   *[other] { $n } moves
    }

in-games = { $n ->
    [1] in 1 game
   *[other] in { $n } games
    }

in-entries = { $n ->
    [1] in 1 action
   *[other] in { $n } actions
    }

erased = { $n ->
    [1] 1 person, session or secret skipped: already erased from this database
   *[other] { $n } people, sessions or secrets skipped: already erased from this database
    }

leftovers = { $n ->
    [1] 1 unfinished backup from an interrupted run deleted
   *[other] { $n } unfinished backups from interrupted runs deleted
    }

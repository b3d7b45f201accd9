### Numbers of things, in lines about the record and about files of games.

entries = { $n ->
    [1] 1 entry
   *[other] { $n } entries
}

new-entries = { $n ->
    [1] 1 new entry
   *[other] { $n } new entries
}

known = { $n ->
    [1] 1 was there
   *[other] { $n } were there
}

of-streams = { $n ->
    [1] of 1 stream
   *[other] of { $n } streams
}

replayed = { $n ->
    [1] 1 stream replayed
   *[other] { $n } streams replayed
}

checkpoints = { $n ->
    [1] 1 checkpoint
   *[other] { $n } checkpoints
}

persons = { $n ->
    [1] 1 person
   *[other] { $n } persons
}

accounts = { $n ->
    [1] 1 account
   *[other] { $n } accounts
}

lists = { $n ->
    [1] 1 list
   *[other] { $n } lists
}

faults = { $n ->
    [1] 1 fault
   *[other] { $n } faults
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
    [1] in 1 entry
   *[other] in { $n } entries
}

erased = { $n ->
    [1] 1 person, session or secret was left out: it had been erased here
   *[other] { $n } persons, sessions or secrets were left out: they had been erased here
}

leftovers = { $n ->
    [1] One unfinished copy, of an earlier run that was ended, was removed
   *[other] { $n } unfinished copies, of earlier runs that were ended, were removed
}

### `adoube check`.

about = Pair every round of a tournament again and report every difference from the file

total = { $files ->
    [1] 1 file
   *[other] { $files } files
    }, { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
    }, { $different } different

standings = { $count ->
    [1] 1 file has standings that do not follow the announced tie-breaks
   *[other] { $count } files have standings that do not follow the announced tie-breaks
    }

unread = { $count ->
    [1] 1 file could not be read
   *[other] { $count } files could not be read
    }

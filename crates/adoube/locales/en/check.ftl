### `adoube check`.

about = Pair every round of a tournament again and report each difference
total = files: { $files }; rounds: { $rounds }; different: { $different }
standings = { $count } standings do not follow the tie-breaks announced
unread = { $count } files could not be read

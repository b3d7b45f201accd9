### `adoube rule`.

about = Judge transcripts: what the Laws say of what happened at a board
files = The transcripts; - is standard input
check = Compare the answers with those in the file
unreadable = { $name }: cannot be read: { $error }
not-utf8 = { $name }: line { $line }, column { $column }: found bytes that are not UTF-8, expected text
tally = { $passed } passed, { $failed } failed

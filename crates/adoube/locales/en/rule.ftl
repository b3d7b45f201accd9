### `adoube rule`.

about = Apply the Laws to transcripts of games and show each decision
files = Transcript FILE; - reads standard input
check = Compare the decisions with those in the file
explain = Explain each decision: the title of its article, the reason, the earlier events it rests on
not-utf8 = { $name }: line { $line }, column { $column }: invalid UTF-8; expected text
tally = { $passed } passed, { $failed } failed

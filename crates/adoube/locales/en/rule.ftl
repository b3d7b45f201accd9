### `adoube rule`.

about = Apply the Laws to transcripts of games and show each decision
files = Transcript FILE; - reads standard input
check = Compare the decisions with those in the file
explain = Explain each decision: its article’s title, the reason, and the earlier events behind it
not-utf8 = { $name }: line { $line }, column { $column }: invalid UTF-8; expected text
tally = { $passed } passed, { $failed } failed

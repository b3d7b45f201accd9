### `adoube convert`.

about = Turn a tournament from one exchange format into another
file = The file: a tournament (TRF or JSON) or a list of players (CSV with the column name); - reads standard input
to = The format: trf16, trf26, csv (the players only) or json
cut = { $name }: player { $number }: "{ $text }" does not fit in { $width } columns and was cut
lost = { $name }: lines for which TRF16 has no place and which were left out: { $count }

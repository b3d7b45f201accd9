### `adoube convert`.

about = Convert a tournament from one exchange format to another
file = Tournament FILE (TRF or JSON), or a list of players (CSV with a column called name); - reads standard input
to = Output FORMAT: trf16, trf26, csv (players only) or json
cut = { $name }: player { $number }: “{ $text }” was cut off; it does not fit in { $width } columns

lost = { $count ->
    [1] { $name }: 1 line left out; TRF16 has no record for it
   *[other] { $name }: { $count } lines left out; TRF16 has no records for them
    }

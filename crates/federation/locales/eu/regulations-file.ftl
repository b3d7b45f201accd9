### Errors in a file of regulations: one line, without a full stop

place = { $line }. lerroa, { $column }. zutabea: { $found } aurkitu da; espero zena: { $expected }
missing = { $line }. lerroa, { $column }. zutabea: hau espero zen: { $expected }
size = gehienez 256 KiB-ko fitxategi bat
toml = TOML ({ $message })
one-of = hauetako bat: { $all }
field = “{ $name }” eremua
kind = “{ $kind }” motako balio bat
between = { $from } eta { $to } arteko zenbaki bat
some = gutxienez lerro bat
once = kode bakoitza behin bakarrik
defined = { $list } zerrendan definitutako kode bat
count = zehazki { $count } balio

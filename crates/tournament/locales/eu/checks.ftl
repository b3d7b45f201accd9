### What is wrong with pairings or a starting list.

same = { $round }. jardunaldia: zuzena
differs = { $round }. jardunaldia: desberdina
no-pairing = { $round }. jardunaldia: ez dago parekatze posiblerik ({ $reason })
expected = { "  " }espero zena: { $pairs }
recorded = { "  " }erregistratua: { $pairs }
byes = { "  " }atsedena: espero zena { $expected }, erregistratua { $recorded }
fault = sailkapena: { $first } { $rank }. da eta { $second } { $other }., baina { $by } { $value } gutxiago da { $more } baino

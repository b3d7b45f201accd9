### Results of checking pairings and standings, one per line.

same = { $round }. txanda: zuzena
differs = { $round }. txanda: desberdina
no-pairing = { $round }. txanda: ezin da parekatu ({ $reason })
expected = { "  " }esperotakoa: { $pairs }
recorded = { "  " }erregistratutakoa: { $pairs }
byes = { "  " }atsedena: esperotakoa { $expected }, erregistratutakoa { $recorded }
fault = sailkapena: { $first } zenbakiko jokalariak ({ $rank }. postua) { $second } zenbakikoaren azpitik ({ $other }. postua) egon beharko luke: { $by }, { $value } eta { $more }

### Faults in a file, with their place: one line, without a full stop. The remedies are joined to the sentence.

sentence = { $line }. lerroa, { $column }. zutabea: { $found } aurkitu da; espero zena: { $expected }
nothing-found = { $line }. lerroa, { $column }. zutabea: ez da ezer aurkitu; espero zena: { $expected }
earlier = { " " }(lehendik { $line }. lerroan dago)
left-out = ; balioa ez da kontuan hartu
line-left-out = ; lerroa ez da kontuan hartu
column-left-out = ; zutabea ez da kontuan hartu
taken-as = ; honela irakurri da: { $taken }

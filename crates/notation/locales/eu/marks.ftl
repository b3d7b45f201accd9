### Marks on a scoresheet.

offer-on-first = { $number }. jokaldian ({ $player }) lehen idaztorriak bakarrik du berdinketa eskaintza (=)
offer-on-second = { $number }. jokaldian ({ $player }) bigarren idaztorriak bakarrik du berdinketa eskaintza (=)
clocks = { $number }. jokaldian ({ $player }) erlojuaren denborak desberdinak dira: { $first } eta { $second }
results = emaitzak desberdinak dira: { $first } eta { $second }
result-on-first = lehen idaztorriak bakarrik du emaitza: { $first }
result-on-second = bigarren idaztorriak bakarrik du emaitza: { $second }

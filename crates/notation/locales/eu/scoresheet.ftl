### Headings of a scoresheet.

same = idaztorriak erabat bat datoz (jokaldi-erdiak: { $count })
no-conflict = idaztorriak ez datoz elkarren aurka; jokaldi-erdi ezagunak: { $count }, hutsik utziak: { $blanks }
different-at-once = idaztorriak { $number }. jokalditik ({ $player }) bertatik dira desberdinak: { $first } eta { $second }
different = idaztorriak bat datoz { $number }. jokaldira ({ $player }) arte; han desberdinak dira: { $first } eta { $second }

### Why the Swiss system of the handbook pairs as it does.

from-the-top = { $round }. jardunaldia: taldeak goitik behera parekatzen dira.
from-both-ends = { $round }. jardunaldia: goitik eta behetik erdiko talderaino, { $score } puntukoa, azkena dena (4.1).
rests = { $player } atsedenean: puntuazio baxueneko ({ $score }) azkena da, atsedenik izan ez duena (1.3)
not-resting = { "  " }{ $other } ez: { $reason }
has-rested = atsedena izan du jada (1.3)
rest-fails = besteak ezingo lirateke hain ondo parekatu (3.1, 3.3)
taken = { $partner } jokalariaren aurkaria da, aurretik doana (3.2)
met = elkarren aurka jokatu dute jada (1.2)
same-colour = biek kolore bera behar dute (5.4)
pair = { $white } (zuriak) - { $black }: { $rule }. Koloreak: { $colours }
not-meeting = { "  " }{ $player } ez da { $other } jokalariaren aurka ari: { $reason }
halves = { $score } puntuko taldearen erdi bakoitzeko { $place }.a (2.3, 2.4)
replaced = { $score } puntuko taldearen goiko erdiko { $place }.a, beheko erdiko hurrengo posiblearekin (3.2)
upper = biak { $score } puntuko taldearen goiko erdikoak: behekoak ez zuen inor eskaintzen (3.2)
lower = { $score } puntuko taldearen beheko erdian geratzen zirenak (3.2)
drops = { $player } { $from } puntuko taldetik { $to }(e)ko taldera jaisten da eta lehen posiblearekin jokatzen du (1.5)
drops-alone = { $player } jokalariak ez du aurkaririk { $from } puntuko bere taldean eta { $to }(e)ko taldera jaisten da (3.4)
rises = { $player } { $from } puntuko taldetik { $to }(e)ko taldera igotzen da eta azken posiblearekin jokatzen du (1.5, 4.1)
rises-alone = { $player } jokalariak ez du aurkaririk { $from } puntuko bere taldean eta { $to }(e)ko taldera igotzen da (3.4, 4.1)
rises-2-5 = { $player } jokalariak ez du aurkaririk { $from } puntuko bere taldean ezta hurrengoan ere, eta { $to }(e)ko taldera igotzen da (2.5)
first-round = lehen jardunaldia, 1 zenbakiaren zozketaz (5.2)
running = kolore berdin gehiegi jarraian (5.4)
alternation = txandakatzea; { $back } partida lehenago desberdin (5.3)
higher-ranked = historia berdinak: maila handienekoak bereak orekatzen ditu (5.4)
no-reading = { $found } ez da irakurketa bat; hauetako bat espero zen: D-82a, D-82b, D-82c, D-84a, D-84b, D-85a, D-85b, D-88a, D-88b, D-88c, D-90a, D-90b, D-93a, D-93b, D-96a edo D-96b

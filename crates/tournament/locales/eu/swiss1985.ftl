### Explanations of pairings by the Swiss system of 1985, one per line. The reasons and the rules are parts of a line.

from-the-top = { $round }. txanda: puntu-multzoak goitik behera parekatzen dira.
from-both-ends = { $round }. txanda: puntu-multzoak goitik eta behetik parekatzen dira; erdikoa ({ $score }) azkena da (4.1).
rests = { $player } jokalariak atsedena du: atsedenik izan ez dutenen artean, puntu gutxien ({ $score }) dituztenetan azkena da (1.3)
not-resting = { "  " }{ $other } ez: { $reason }
has-rested = jada izan du atsedena (1.3)
rest-fails = beste jokalariak ezingo lirateke hain ondo parekatu (3.1, 3.3)
taken = aurkari hori { $partner } jokalariari dagokio, aurretik doanari (3.2)
met = jada jokatu dute elkarren aurka (1.2)
same-colour = biek kolore bera behar dute (5.4)
pair = { $white } (zuriak) - { $black }: { $rule }. Koloreak: { $colours }
not-meeting = { "  " }{ $player } jokalariak ez du { $other } jokalariaren aurka jokatzen: { $reason }
halves = { $score } puntuko multzoaren erdi bakoitzeko { $place } zenbakia (2.3, 2.4)
replaced = { $score } puntuko multzoaren goiko erdiko { $place } zenbakia, beheko erdiko hurrengo jokalari posiblearekin (3.2)
upper = biak { $score } puntuko multzoaren goiko erdikoak: behekoan ez zegoen jokalari posiblerik (3.2)
lower = { $score } puntuko multzoaren beheko erdian geratzen ziren jokalariak (3.2)
drops = { $player } puntu-multzoz jaisten da, { $from } → { $to }, eta hango jokalari posibleen artean lehenarekin jokatzen du (1.5)
drops-alone = { $player } jokalariak ez du aurkaririk bere puntu-multzoan, eta jaitsi egiten da, { $from } → { $to } (3.4)
rises = { $player } puntu-multzoz igotzen da, { $from } → { $to }, eta hango jokalari posibleen artean azkenarekin jokatzen du (1.5, 4.1)
rises-alone = { $player } jokalariak ez du aurkaririk bere puntu-multzoan, eta igo egiten da, { $from } → { $to } (3.4, 4.1)
rises-2-5 = { $player } jokalariak ez du aurkaririk bere puntu-multzoan, ezta azpikoan ere, eta igo egiten da, { $from } → { $to } (2.5)
first-round = lehen txanda, 1 zenbakiari zozketan egokitutako kolorearen arabera (5.2)
running = kolore bera gehiegitan jarraian (5.4)
alternation = { $back ->
    [one] txandakatzea: azken partidan kolore desberdinak izan zituzten (5.3)
   *[other] txandakatzea: duela { $back } partida izan zituzten azkenekoz kolore desberdinak (5.3)
}
higher-ranked = kolore-historia berdinak: hobeto sailkatutako jokalariaren koloreak orekatzen dira (5.4)
no-reading = interpretazio ezezaguna: { $found }; hauetako bat espero zen: D-82a, D-82b, D-82c, D-84a, D-84b, D-85a, D-85b, D-88a, D-88b, D-88c, D-90a, D-90b, D-93a, D-93b, D-96a edo D-96b

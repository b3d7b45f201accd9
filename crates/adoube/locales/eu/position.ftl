### `adoube position`.

about = Marraztu posizio bat eta erakutsi haren egoera eta legezko jokaldiak, edo zergatik den legez kanpokoa
fen = Posizioaren FENa, komatxoekin edo gabe; - idatziz gero, sarrera estandarra irakurtzen da
move = Egiaztatu beharreko jokaldia (MOVE), adibidez e2e4, e7e8q edo e1g1 endrokea (960Xakean, e1h1): legezkoa, edo urratzen duen artikulua
bad-move = --move: ezin da { $found } irakurri; jokaldi bat espero zen, adibidez e2e4 edo e7e8q

to-move = { $side ->
    [white] Zuriek jokatu behar dute
   *[other] Beltzek jokatu behar dute
    }

check = xakea, hemendik: { $squares }
checkmate = xake mate, hemendik: { $squares } (5.1.1)
stalemate = itota (5.2.1)
dead = posizio hila: inork ezin du mate eman (5.2.2)
moves = Legezko jokaldiak: { $count }
impossible = Legez kanpoko posizioa (3.10.3):
legal = { $move }: legezkoa
illegal = { $move }: legez kanpokoa: { $reason } ({ $article })

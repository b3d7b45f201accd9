### Why a position cannot come from a game.

no-king = { $player }: ez dago erregerik
several-kings = { $player }: errege bat baino gehiago dago
too-many-men = { $player }: 16 pieza baino gehiago daude
too-many-pawns = { $player }: 8 peoi baino gehiago daude
too-many-promoted = { $player }: sustatutako pieza gehiago daude falta diren peoiak baino
pawn-on-edge = peoi bat dago { $square } laukian, eta han ezin da peoirik egon
opponent-in-check = { $player }: erregea xakean dago txanda izan gabe
impossible-check = { $player }: ezein jokaldik ezin izan du xake hori eman
castling-without-king = { $square } laukiko gazteluarekin endrokatzeko eskubidea aipatzen da, baina erregea ez dago bere laukian
castling-without-rook = { $square } laukiko gazteluarekin endrokatzeko eskubidea aipatzen da, baina han ez dago gaztelurik
castling-twice = { $player }: endrokatzeko bi eskubide aipatzen dira alde berean
no-start-position = endroke eskubideen arabera, errege eta gazteluak ez dira 960Xakearen hasierako ezein posiziotan bezala hasi
en-passant-clock = igarotzean harrapatzea { $square } laukian, baina azken peoi-jokaldiaz geroztik jokaldiak zenbatzen dira
en-passant-rank = ezein urrats bikoitzek ezin izan du { $square } laukitik igaro
en-passant-without-pawn = igarotzean harrapatzea { $square } laukian, baina aurrean ez dago igaro den peoirik
en-passant-blocked = igarotzean harrapatzea { $square } laukian, baina urrats bikoitzaren bidea beteta dago
en-passant-check = igarotzean harrapatzea { $square } laukian, baina urrats bikoitz horren aurretik erregea xakean egongo zen

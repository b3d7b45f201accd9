### Why a position cannot come from a game: one line each, without a full stop; the article follows.

no-king = { $side ->
    [white] zuriek
   *[other] beltzek
    } ez dute erregerik
several-kings = { $side ->
    [white] zuriek
   *[other] beltzek
    } errege bat baino gehiago dute
too-many-men = { $side ->
    [white] zuriek
   *[other] beltzek
    } 16 pieza baino gehiago dituzte, peoiak barne
too-many-pawns = { $side ->
    [white] zuriek
   *[other] beltzek
    } 8 peoi baino gehiago dituzte
too-many-promoted = { $side ->
    [white] zuriek
   *[other] beltzek
    } falta zaizkien peoiak baino sustatutako pieza gehiago dituzte
pawn-on-edge = peoi bat dago { $square } laukian, lehen edo azken errenkadan
opponent-in-check = { $side ->
    [white] zuriak
   *[other] beltzak
    } xakean daude, baina aurkariak jokatu behar du
impossible-check = { $side ->
    [white] zuriak
   *[other] beltzak
    } inongo jokaldik eman ezin izan duen xake batean daude
castling-without-king = { $square } laukiko gazteluarekin endroka daitekeela adierazten da, baina erregea ez dago hasierako laukian
castling-without-rook = { $square } laukiko gazteluarekin endroka daitekeela adierazten da, baina han ez dago halako gaztelurik
castling-twice = { $side ->
    [white] zuriek
   *[other] beltzek
    } endrokatzeko bi eskubide dituzte alde berean
no-start-position = endrokatzeko eskubideak ez datoz bat 960Xakearen hasierako posizio batekin ere
en-passant-clock = { $square } laukian ezin da igarotzean harrapatu: azken jokaldia ez zen peoiarena izan
en-passant-rank = bi lauki aurreratu dituen peoi bat ere ezin izan da { $square } laukitik igaro
en-passant-without-pawn = { $square } laukian ezin da igarotzean harrapatu: lauki horretatik ez da peoirik igaro berri
en-passant-blocked = { $square } laukian ezin da igarotzean harrapatu: peoiak ez zuen bidea libre
en-passant-check = { $square } laukian ezin da igarotzean harrapatu: erregea xakean egongo zen peoia aurreratu baino lehen

### The rule that an illegal move breaks, as a reason: it follows "illegal:" or stands before the article, without a full stop.

takes-king = erregea ezin da harrapatu
no-piece = { $square } laukian ez dago piezarik
opponents-piece = { $square } laukiko pieza aurkariarena da
castling-right-lost = ezin da gehiago endrokatu: erregea mugitu da, edo bi gazteluak mugitu edo harrapatu egin dira
castling-rook-moved = ezin da gehiago gaztelu honekin endrokatu: mugitu edo harrapatu egin da
castling-blocked = ezin da endrokatu { $square } laukian pieza bat dagoen bitartean
castling-attacked = ezin da endrokatu { $square } laukia erasopean dagoen bitartean
own-piece = { $square } laukian kolore bereko pieza bat dago
movement-bishop = alfila diagonalean bakarrik mugitzen da
movement-rook = gaztelua errenkadan edo zutabean bakarrik mugitzen da
movement-queen = dama errenkadan, zutabean edo diagonalean bakarrik mugitzen da
movement-knight = zaldiak bi lauki egiten ditu errenkadan edo zutabean, eta lauki bat alde batera
movement-king = erregea lauki bat mugitzen da, edo endrokatu egiten da
movement-pawn = peoiak lauki bat aurreratzen du, lauki hori hutsik badago
pawn-double-step = peoiak hasierako laukitik bakarrik aurrera ditzake bi lauki, biak hutsik badaude
pawn-diagonal = peoia harrapatzeko bakarrik mugitzen da diagonalean
en-passant = igarotzean harrapatzea peoiak bi lauki aurreratu eta berehala bakarrik da posible
blocked = { $square } laukiko piezak bidea ixten du
no-promotion = azken errenkadara iristen den peoia dama, gaztelu, alfil edo zaldi bihurtu behar da
false-promotion = azken errenkadara iristen den peoia bakarrik sustatzen da
king-into-attack = erregea { $square } laukiko piezak erasotzen duen lauki batera joango litzateke
king-exposed = jokaldiak erregea xakean utziko luke, { $square } laukiko piezaren erasopean

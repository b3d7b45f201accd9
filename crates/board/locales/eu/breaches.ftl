### The rule of movement that an illegal move breaks.

takes-king = erregea ezin da harrapatu
no-piece = { $square } laukian ez dago piezarik
opponents-piece = { $square } laukiko pieza aurkariarena da, eta hark ez du txanda
castling-right-lost = endrokatzeko eskubidea galduta dago: erregea mugitu da, edo bi gazteluak mugitu dira edo ez daude
castling-rook-moved = gaztelu honekin endrokatzeko eskubidea galduta dago: mugitu da edo ez dago
castling-blocked = endrokatzea ezinezkoa da { $square } laukian pieza bat dagoen bitartean
castling-attacked = endrokatzea ezinezkoa da { $square } laukia erasopean dagoen bitartean
own-piece = { $square } laukian norberaren pieza bat dago
movement-bishop = alfila diagonalean mugitzen da
movement-rook = gaztelua errenkadan edo zutabean mugitzen da
movement-queen = dama errenkadan, zutabean edo diagonalean mugitzen da
movement-knight = zaldia bere errenkada, zutabe eta diagonaletik kanpoko lauki hurbilenetako batera doa
movement-king = erregea ondoko lauki batera mugitzen da
movement-pawn = peoia aurreko lauki hutsera doa
pawn-double-step = peoiak lehen jokaldian soilik aurrera ditzake bi lauki, eta biak hutsik badaude
pawn-diagonal = peoia harrapatzeko soilik mugitzen da diagonalean
en-passant = igarotzean harrapatzea urrats bikoitzaren ondoren berehala soilik da posible
blocked = { $square } laukiko piezak bidea ixten du
no-promotion = azken errenkadara iristen den peoia dama, gaztelu, alfil edo zaldi bihurtzen da
false-promotion = azken errenkadara iristen den peoia soilik sustatzen da
king-into-attack = erregea { $square } laukiko piezak erasotutako lauki batera joango litzateke
king-exposed = norberaren erregea xakean geratuko litzateke { $square } laukiko piezagatik

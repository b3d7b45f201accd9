### Why a position cannot come from a game: one line each, without a full stop; the article follows.

no-king = { $side ->
    [white] les blanques
   *[other] les negres
    } no tenen rei
several-kings = { $side ->
    [white] les blanques
   *[other] les negres
    } tenen més d’un rei
too-many-men = { $side ->
    [white] les blanques
   *[other] les negres
    } tenen més de 16 peces, comptant-hi els peons
too-many-pawns = { $side ->
    [white] les blanques
   *[other] les negres
    } tenen més de 8 peons
too-many-promoted = { $side ->
    [white] les blanques
   *[other] les negres
    } tenen més peces promocionades que peons de menys
pawn-on-edge = hi ha un peó a { $square }, a la primera o l’última fila
opponent-in-check = { $side ->
    [white] les blanques
   *[other] les negres
    } estan en escac, però juga l’adversari
impossible-check = { $side ->
    [white] les blanques
   *[other] les negres
    } reben un escac que cap jugada no pot haver donat
castling-without-king = s’indica que es pot enrocar amb la torre de la casella { $square }, però el rei no és a la casella inicial
castling-without-rook = s’indica que es pot enrocar amb la torre de la casella { $square }, però allà no hi ha cap torre pròpia
castling-twice = { $side ->
    [white] les blanques
   *[other] les negres
    } tenen dos drets d’enroc al mateix flanc
no-start-position = els drets d’enroc no corresponen a cap posició inicial d’Escacs960
en-passant-clock = la captura al pas a { $square } no és possible: l’última jugada no va ser de peó
en-passant-rank = cap peó que avanci dues caselles no pot haver passat per { $square }
en-passant-without-pawn = la captura al pas a { $square } no és possible: cap peó no acaba de passar per aquesta casella
en-passant-blocked = la captura al pas a { $square } no és possible: el peó no tenia el pas lliure
en-passant-check = la captura al pas a { $square } no és possible: el rei ja hauria estat en escac abans de l’avanç del peó

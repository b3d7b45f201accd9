### Why a position cannot come from a game: one line each, without a full stop; the article follows.

no-king = { $side ->
    [white] las blancas
   *[other] las negras
    } no tienen rey
several-kings = { $side ->
    [white] las blancas
   *[other] las negras
    } tienen más de un rey
too-many-men = { $side ->
    [white] las blancas
   *[other] las negras
    } tienen más de 16 piezas, contando los peones
too-many-pawns = { $side ->
    [white] las blancas
   *[other] las negras
    } tienen más de 8 peones
too-many-promoted = { $side ->
    [white] las blancas
   *[other] las negras
    } tienen más piezas promocionadas que peones de menos
pawn-on-edge = hay un peón en { $square }, en la primera o la última fila
opponent-in-check = { $side ->
    [white] las blancas
   *[other] las negras
    } están en jaque, pero juega el adversario
impossible-check = { $side ->
    [white] las blancas
   *[other] las negras
    } reciben un jaque que ninguna jugada puede haber dado
castling-without-king = se indica que se puede enrocar con la torre de { $square }, pero el rey no está en su casilla inicial
castling-without-rook = se indica que se puede enrocar con la torre de { $square }, pero allí no hay ninguna torre propia
castling-twice = { $side ->
    [white] las blancas
   *[other] las negras
    } tienen dos derechos de enroque en el mismo flanco
no-start-position = los derechos de enroque no corresponden a ninguna posición inicial de Ajedrez960
en-passant-clock = la captura al paso en { $square } no es posible: la última jugada no fue de peón
en-passant-rank = ningún peón que avance dos casillas puede haber pasado por { $square }
en-passant-without-pawn = la captura al paso en { $square } no es posible: ningún peón acaba de pasar por esa casilla
en-passant-blocked = la captura al paso en { $square } no es posible: el peón no tenía el paso libre
en-passant-check = la captura al paso en { $square } no es posible: el rey ya habría estado en jaque antes del avance del peón

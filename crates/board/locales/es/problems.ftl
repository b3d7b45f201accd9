### Why a position cannot come from a game.

no-king = { $player }: no hay rey
several-kings = { $player }: hay más de un rey
too-many-men = { $player }: hay más de 16 piezas
too-many-pawns = { $player }: hay más de 8 peones
too-many-promoted = { $player }: hay más piezas promocionadas que peones que faltan
pawn-on-edge = hay un peón en { $square }, donde no puede haber ninguno
opponent-in-check = { $player }: el rey está en jaque sin que le toque jugar
impossible-check = { $player }: ninguna jugada puede haber dado este jaque
castling-without-king = se indica el derecho a enrocar con la torre de { $square }, pero el rey no está en su casilla
castling-without-rook = se indica el derecho a enrocar con la torre de { $square }, pero no hay ninguna
castling-twice = { $player }: se indican dos derechos de enroque en un mismo flanco
no-start-position = según los derechos de enroque, reyes y torres no han empezado como en ninguna posición inicial de Ajedrez960
en-passant-clock = captura al paso en { $square }, pero se cuentan jugadas desde el último movimiento de peón
en-passant-rank = ningún paso doble puede haber pasado por { $square }
en-passant-without-pawn = captura al paso en { $square }, pero delante no hay ningún peón que haya pasado
en-passant-blocked = captura al paso en { $square }, pero el camino del paso doble está ocupado
en-passant-check = captura al paso en { $square }, pero antes de ese paso doble el rey ya habría estado en jaque

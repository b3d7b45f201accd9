### Why a position cannot come from a game.

no-king = { $player }: no hi ha rei
several-kings = { $player }: hi ha més d'un rei
too-many-men = { $player }: hi ha més de 16 peces
too-many-pawns = { $player }: hi ha més de 8 peons
too-many-promoted = { $player }: hi ha més peces promocionades que peons que falten
pawn-on-edge = hi ha un peó a { $square }, on no n'hi pot haver cap
opponent-in-check = { $player }: el rei és en escac i no li toca jugar
impossible-check = { $player }: cap jugada no pot haver donat aquest escac
castling-without-king = s'indica el dret a enrocar amb la torre de { $square }, però el rei no és a casa seva
castling-without-rook = s'indica el dret a enrocar amb la torre de { $square }, però no n'hi ha cap
castling-twice = { $player }: s'indiquen dos drets d'enroc en un mateix flanc
no-start-position = segons els drets d'enroc, reis i torres no han començat com en cap posició inicial d'Escacs960
en-passant-clock = captura al pas a { $square }, però es compten jugades des de l'últim moviment de peó
en-passant-rank = cap doble pas no pot haver passat per { $square }
en-passant-without-pawn = captura al pas a { $square }, però al davant no hi ha cap peó que hi hagi passat
en-passant-blocked = captura al pas a { $square }, però el camí del doble pas és ocupat
en-passant-check = captura al pas a { $square }, però abans d'aquell doble pas el rei ja hauria estat en escac

### Why a position cannot come from a game: one line each, without a full stop; the article follows.

no-king = { $side ->
    [white] as brancas
   *[other] as pretas
    } não têm rei
several-kings = { $side ->
    [white] as brancas
   *[other] as pretas
    } têm mais de um rei
too-many-men = { $side ->
    [white] as brancas
   *[other] as pretas
    } têm mais de 16 peças, incluindo os peões
too-many-pawns = { $side ->
    [white] as brancas
   *[other] as pretas
    } têm mais de 8 peões
too-many-promoted = { $side ->
    [white] as brancas
   *[other] as pretas
    } têm mais peças promovidas do que peões a menos
pawn-on-edge = há um peão em { $square }, na primeira ou na última fileira
opponent-in-check = { $side ->
    [white] as brancas
   *[other] as pretas
    } estão em xeque, mas a vez é do oponente
impossible-check = { $side ->
    [white] as brancas
   *[other] as pretas
    } recebem um xeque que nenhum lance pode ter dado
castling-without-king = o roque com a torre de { $square } está indicado como possível, mas o rei não está na casa inicial
castling-without-rook = o roque com a torre de { $square } está indicado como possível, mas não há torre própria nessa casa
castling-twice = { $side ->
    [white] as brancas
   *[other] as pretas
    } têm dois direitos de roque na mesma ala
no-start-position = os direitos de roque não correspondem a nenhuma posição inicial do xadrez randômico (Chess960)
en-passant-clock = a captura en passant em { $square } não é possível: o último lance não foi de peão
en-passant-rank = nenhum peão que avança duas casas pode ter passado por { $square }
en-passant-without-pawn = a captura en passant em { $square } não é possível: nenhum peão acabou de passar por essa casa
en-passant-blocked = a captura en passant em { $square } não é possível: o peão não tinha o caminho livre
en-passant-check = a captura en passant em { $square } não é possível: o rei já estaria em xeque antes do avanço do peão

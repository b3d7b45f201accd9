### Why a position cannot come from a game: one line each, without a full stop; the article follows.

several-kings = { $side ->
    [white] as brancas
   *[other] as pretas
    } têm mais do que um rei
pawn-on-edge = há um peão em { $square }, na primeira ou na última linha
opponent-in-check = { $side ->
    [white] as brancas
   *[other] as pretas
    } estão em xeque, mas a vez é do adversário
no-start-position = os direitos de roque não correspondem a nenhuma posição inicial do xadrez aleatório (Chess960)

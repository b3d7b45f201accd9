### Why a position cannot come from a game.

no-king = { $player }: não há rei
several-kings = { $player }: há mais de um rei
too-many-men = { $player }: há mais de 16 peças
too-many-pawns = { $player }: há mais de 8 peões
too-many-promoted = { $player }: há mais peças promovidas do que peões que faltam
pawn-on-edge = há um peão em { $square }, onde não pode haver nenhum
opponent-in-check = { $player }: o rei está em xeque sem que seja a sua vez de jogar
impossible-check = { $player }: nenhum lance pode ter dado este xeque
castling-without-king = indica-se o direito ao roque com a torre de { $square }, mas o rei não está na sua casa
castling-without-rook = indica-se o direito ao roque com a torre de { $square }, mas não há nenhuma
castling-twice = { $player }: indicam-se dois direitos de roque na mesma ala
no-start-position = segundo os direitos de roque, reis e torres não começaram como em nenhuma posição inicial de xadrez randômico
en-passant-clock = captura en passant em { $square }, mas contam-se lances desde o último lance de peão
en-passant-rank = nenhum passo duplo pode ter passado por { $square }
en-passant-without-pawn = captura en passant em { $square }, mas à frente não há peão que tenha passado
en-passant-blocked = captura en passant em { $square }, mas o caminho do passo duplo está ocupado
en-passant-check = captura en passant em { $square }, mas antes desse passo duplo o rei já estaria em xeque

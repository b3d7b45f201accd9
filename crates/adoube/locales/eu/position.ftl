### `adoube position`.

about = Marraztu posizio bat eta esan haren egoera, legezko jokaldiak edo zergatik den ezinezkoa
fen = Posizioa, komatxo artean edo gabe; - sarrera estandarra irakurtzen du
move = Epaitu jokaldi bat (e2e4, e7e8q, endrokea e1g1, 960Xakean e1h1): legezkoa, edo hausten duen artikulua
bad-move = --move: { $found } aurkitu da; e2e4 edo e7e8q bezalako jokaldi bat espero zen
to-move = Txanda: { $player }
check = xake: { $squares } laukitik
checkmate = xake mate (5.1.1): { $squares } laukitik
stalemate = itota (5.2.1)
dead = posizio-hila (5.2.2): inork ezin du mate eman
moves = Legezko jokaldiak: { $count }
impossible = Ezinezko posizioa (3.10.3):
legal = { $move }: legezkoa
illegal = { $move }: legez kanpokoa ({ $article }): { $reason }

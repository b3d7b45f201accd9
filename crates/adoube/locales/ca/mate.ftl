### `adoube mate`.

about = Esbrina si cada bàndol encara pot fer mat amb alguna sèrie de jugades legals
fen = FEN de les posicions, cadascuna entre cometes; - llegeix l’entrada estàndard, una per línia
file = Fitxer (FILE) amb una posició per línia; s’ignoren FEN: i WB al començament de la línia
line = Mostra una sèrie de jugades que acaba en mat
why = Explica per què un bàndol no pot fer mat
limit = Nombre màxim de posicions (POSITIONS) examinades per pregunta [per defecte: 4000000]
no-position = no s’ha indicat cap posició; s’esperava FEN o --file
alone = hi ha massa entrades; s’esperaven posicions, - o --file, i només una d’aquestes coses
place = { $name }: línia { $line }: { $error }

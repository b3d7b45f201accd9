### `adoube mate`.

about = Diu si cada bàndol encara pot fer mat amb alguna sèrie de jugades legals
fen = Les posicions, cadascuna entre cometes; - llegeix l'entrada estàndard, una per línia
file = Un fitxer amb una posició per línia; FEN: o WB al davant no hi fan res
line = Mostra una sèrie de jugades que acaba en mat
why = Diu per què un bàndol no pot fer mat
limit = Quantes posicions es poden examinar per pregunta [per defecte, 4000000]
no-position = no s'ha trobat cap posició; s'esperava FEN o --file
alone = s'han trobat posicions i, a més, - o --file; s'esperava només una d'aquestes coses
place = { $name }, línia { $line }: { $error }

### `adoube rule`.

about = Aplica les Lleis a transcripcions de partides i mostra’n cada decisió
files = Fitxer (FILE) de la transcripció; - llegeix l’entrada estàndard
check = Compara les decisions amb les del fitxer
explain = Explica cada decisió: el títol de l’article, la raó i els fets anteriors en què es basa
not-utf8 = { $name }: línia { $line }, columna { $column }: UTF-8 no vàlid; s’esperava text
tally = correctes: { $passed }; incorrectes: { $failed }

### `adoube rule`.

about = Jutja transcripcions: què diu el reglament del que ha passat en un tauler
files = Les transcripcions; - és l'entrada estàndard
check = Compara les respostes amb les del fitxer
unreadable = { $name }: no es pot llegir: { $error }
not-utf8 = { $name }: línia { $line }, columna { $column }: s'han trobat bytes que no són UTF-8, s'esperava text
tally = { $passed } correctes, { $failed } incorrectes

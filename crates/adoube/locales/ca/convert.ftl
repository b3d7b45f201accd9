### `adoube convert`.

about = Converteix un torneig d’un format d’intercanvi a un altre
file = Fitxer (FILE) del torneig (TRF o JSON), o una llista de jugadors (CSV amb una columna name); - llegeix l’entrada estàndard
to = Format (FORMAT) de sortida: trf16, trf26, csv (només els jugadors) o json
cut = { $name }: jugador { $number }: s’ha escurçat «{ $text }» perquè no cap en { $width } columnes

lost = { $count ->
    [1] { $name }: s’ha omès 1 línia que no existeix en TRF16
   *[other] { $name }: s’han omès { $count } línies que no existeixen en TRF16
    }

### `adoube convert`.

about = Convertir un torneo de un formato de intercambio a otro
file = Archivo (FILE) del torneo (TRF o JSON), o una lista de jugadores (CSV con una columna name); - lee la entrada estándar
to = Formato (FORMAT) de salida: trf16, trf26, csv (solo los jugadores) o json
cut = { $name }: jugador { $number }: se ha acortado «{ $text }» porque no cabe en { $width } columnas

lost = { $count ->
    [1] { $name }: se ha omitido 1 línea que no existe en TRF16
   *[other] { $name }: se han omitido { $count } líneas que no existen en TRF16
    }

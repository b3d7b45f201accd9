### `adoube check`.

about = Volver a emparejar todas las rondas de un torneo y mostrar las diferencias con el archivo

total = { $files ->
    [1] 1 archivo
   *[other] { $files } archivos
    }, { $rounds ->
    [1] 1 ronda
   *[other] { $rounds } rondas
    }, { $different ->
    [1] 1 diferente
   *[other] { $different } diferentes
    }

standings = { $count ->
    [1] La clasificación de 1 archivo no sigue los desempates anunciados
   *[other] Las clasificaciones de { $count } archivos no siguen los desempates anunciados
    }

unread = { $count ->
    [1] no se ha podido leer 1 archivo
   *[other] no se han podido leer { $count } archivos
    }

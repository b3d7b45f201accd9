### `adoube check`.

about = Emparceirar de novo todas as rondas de um torneio e mostrar as diferenças em relação ao ficheiro

total = { $files ->
    [1] 1 ficheiro
   *[other] { $files } ficheiros
    }, { $rounds ->
    [1] 1 ronda
   *[other] { $rounds } rondas
    }, { $different ->
    [1] 1 diferente
   *[other] { $different } diferentes
    }

standings = { $count ->
    [1] A classificação de 1 ficheiro não segue os desempates anunciados
   *[other] As classificações de { $count } ficheiros não seguem os desempates anunciados
    }

unread = { $count ->
    [1] não foi possível ler 1 ficheiro
   *[other] não foi possível ler { $count } ficheiros
    }

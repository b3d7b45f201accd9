### `adoube check`.

about = Emparceirar de novo todas as rodadas de um torneio e mostrar as diferenças em relação ao arquivo

total = { $files ->
    [1] 1 arquivo
   *[other] { $files } arquivos
    }, { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
    }, { $different ->
    [1] 1 diferente
   *[other] { $different } diferentes
    }

standings = { $count ->
    [1] A classificação de 1 arquivo não segue os desempates anunciados
   *[other] As classificações de { $count } arquivos não seguem os desempates anunciados
    }

unread = { $count ->
    [1] não foi possível ler 1 arquivo
   *[other] não foi possível ler { $count } arquivos
    }

### `adoube check`.

about = Torna a aparellar totes les rondes d’un torneig i mostra les diferències amb el fitxer

total = { $files ->
    [1] 1 fitxer
   *[other] { $files } fitxers
    }, { $rounds ->
    [1] 1 ronda
   *[other] { $rounds } rondes
    }, { $different ->
    [1] 1 diferent
   *[other] { $different } diferents
    }

standings = { $count ->
    [1] La classificació d’1 fitxer no segueix els desempats anunciats
   *[other] En { $count } fitxers la classificació no segueix els desempats anunciats
    }

unread = { $count ->
    [1] no s’ha pogut llegir 1 fitxer
   *[other] no s’han pogut llegir { $count } fitxers
    }

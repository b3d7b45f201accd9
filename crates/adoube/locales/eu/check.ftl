### `adoube check`.

about = Parekatu berriro txapelketa baten txanda guztiak eta erakutsi fitxategiarekiko aldeak

total = { $files ->
    [1] fitxategi bat
   *[other] { $files } fitxategi
    }, { $rounds ->
    [1] txanda bat
   *[other] { $rounds } txanda
    }, { $different } desberdin

standings = { $count ->
    [1] Fitxategi bateko sailkapena ez dator bat iragarritako berdinketa-hausteekin
   *[other] { $count } fitxategitako sailkapenak ez datoz bat iragarritako berdinketa-hausteekin
    }

unread = { $count ->
    [1] ezin izan da fitxategi bat irakurri
   *[other] ezin izan dira { $count } fitxategi irakurri
    }

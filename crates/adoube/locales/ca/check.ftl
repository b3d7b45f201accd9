### `adoube check`.

about = Torna a aparellar totes les rondes d'un torneig i en diu les diferències
total = fitxers: { $files }; rondes: { $rounds }; diferents: { $different }
standings = { $count } classificacions no segueixen els desempats anunciats
unread = { $count } fitxers no s'han pogut llegir

### `adoube check`.

about = Vuelve a emparejar todas las rondas de un torneo y dice las diferencias
total = archivos: { $files }; rondas: { $rounds }; diferentes: { $different }
standings = { $count } clasificaciones no siguen los desempates anunciados
unread = { $count } archivos no se pudieron leer

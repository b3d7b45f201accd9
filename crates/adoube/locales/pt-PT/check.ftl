### `adoube check`.

about = Emparceira de novo todas as rondas de um torneio e diz as diferenças
total = ficheiros: { $files }; rondas: { $rounds }; diferentes: { $different }
unread = { $count } ficheiros não puderam ser lidos

### `adoube check`.

about = Emparceira de novo todas as rodadas de um torneio e diz as diferenças
total = arquivos: { $files }; rodadas: { $rounds }; diferentes: { $different }
standings = { $count } classificações não seguem os desempates anunciados
unread = { $count } arquivos não puderam ser lidos

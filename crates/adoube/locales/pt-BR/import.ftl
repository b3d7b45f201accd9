### `adoube import`.

import = Verificar um arquivo exportado e acrescentar os dados ao banco de dados, todos ou nenhum
from = Arquivo exportado (FILE); - lê a entrada padrão
carried = { $entries } { $streams } ({ $known }), { $rest }

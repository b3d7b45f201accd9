### `adoube import`.

import = Verificar um ficheiro exportado e acrescentar os dados à base de dados, todos ou nenhum
from = Ficheiro exportado (FILE); - lê a entrada padrão

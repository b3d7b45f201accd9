### `adoube import`.

import = Lê um registo exportado, verifica-o e acrescenta-o; ou tudo ou nada
from = O registo exportado; - para a entrada padrão

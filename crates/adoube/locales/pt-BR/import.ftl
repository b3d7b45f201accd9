### `adoube import`.

import = Lê um registro exportado, verifica-o e acrescenta-o; ou tudo ou nada
from = O registro exportado; - para a entrada padrão
carried = { $entries } { $streams } ({ $known }), { $rest }

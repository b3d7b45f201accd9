### `adoube import`.

import = Lee un registro exportado, lo comprueba y lo añade; o todo o nada
from = El registro exportado; - para la entrada estándar
carried = { $entries } { $streams } ({ $known }), { $rest }

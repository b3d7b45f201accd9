### `adoube import`.

import = Comprobar un archivo exportado y añadir sus datos a la base de datos, todos o ninguno
from = Archivo exportado (FILE); - lee la entrada estándar
carried = { $entries } { $streams } ({ $known }), { $rest }

### `adoube import`.

import = Comprova un fitxer exportat i afegeix-ne les dades a la base de dades, totes o cap
from = Fitxer exportat (FILE); - llegeix l’entrada estàndard
carried = { $entries } { $streams } ({ $known }), { $rest }

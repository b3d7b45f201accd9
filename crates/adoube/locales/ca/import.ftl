### `adoube import`.

import = Llegeix un registre exportat, comprova'l i afegeix-lo; o tot o res
from = El registre exportat; - per a l'entrada estàndard
carried = { $entries } { $streams } ({ $known }), { $rest }

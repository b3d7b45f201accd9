### `adoube import`.

import = Irakurri esportatutako erregistro bat, egiaztatu eta gehitu; dena edo ezer ez
from = Esportatutako erregistroa; - sarrera estandarrerako
carried = { $entries } { $streams } ({ $known }), { $rest }

### `adoube import`.

import = Egiaztatu esportatutako fitxategi bat eta gehitu haren datuak datu-basera, guztiak edo bat ere ez
from = Esportatutako fitxategia (FILE); - idatziz gero, sarrera estandarra irakurtzen da
carried = { $streams } { $entries } ({ $known }), { $rest }

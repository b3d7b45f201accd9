### `adoube import`.

import = Read an exported record, check it and add it; all or nothing
from = The exported record; - for standard input
carried = { $entries } { $streams } ({ $known }), { $rest }

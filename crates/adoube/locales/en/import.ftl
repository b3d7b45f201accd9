### `adoube import`.

import = Check an exported file and add its data to the database, all or nothing
from = Exported FILE; - reads standard input
carried = { $entries } { $streams } ({ $known }), { $rest }

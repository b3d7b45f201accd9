### Why a side can no longer give mate: a line after the name of the side, without a full stop.

material = con estas piezas no es posible ningún mate
blocked = la posición está bloqueada: ninguna pieza puede llegar adonde haría falta para dar mate
forced = cada una de las pocas jugadas posibles lleva a una posición en la que no puede haber mate
exhausted = se han examinado todas las posiciones que aún pueden producirse, y ninguna es mate

### Why a side can no longer give mate.

material = con estas piezas no es posible ningún mate
blocked = la posición está bloqueada: ninguna pieza puede llegar nunca adonde el mate la necesitaría
forced = cualquiera de las pocas jugadas posibles lleva a una posición sin mate
exhausted = se han examinado todas las posiciones que aún pueden producirse y ninguna es mate

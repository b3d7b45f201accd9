### What is irregular in how a move is written: one line after the move, without a full stop; the article follows.

pawn-letter = peoiak ez du letrarik
small-letter = piezaren letrak larria izan behar du
capital-file = zutabearen letrak xehea izan behar du
false-capture = x bat dago, baina ez da ezer harrapatzen
false-check = xakearen ikurra dago, baina ez dago xakerik
false-mate = matearen ikurra dago, baina ez dago materik
false-en-passant = igarotzean harrapatzearen marka dago, baina ez da igarotzean harrapatu
foreign-en-passant-mark = igarotzean harrapatzearen marka beste hizkuntza batekoa da
superfluous-departure = abiapuntuko laukia ez da behar
rank-for-file = abiapuntuko errenkada adierazita dago, baina zutabea nahikoa da
castling-signs = endrokea 0-0 edo 0-0-0 idazten da
stray-signs = soberako ikurrak daude
glued-number = zenbakiaren eta jokaldiaren artean ez dago zuriunerik
missing-dot = zenbakiaren ondoko puntua falta da
foreign-letter = piezaren letra beste hizkuntza batekoa da: { $language }
wrong-departure = idatzitako abiapuntua okerra da: hango pieza batek ere ezin du jokaldia egin
missing-departure = harrapatzen duen peoiaren abiapuntuko zutabea falta da
missing-file = helmugako zutabea falta da
missing-rank = helmugako errenkada falta da
out-of-order = jokaldia ez dago bere zenbakiari dagokion tokian

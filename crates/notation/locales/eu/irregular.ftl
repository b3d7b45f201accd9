### What is irregular in how a move is written.

pawn-letter = peoiak ez du letrarik
small-letter = piezaren letra larria izan behar da
capital-file = zutabearen letra xehea izan behar da
false-capture = x bat dago baina ez da ezer harrapatzen
false-check = xake ikurra dago baina ez dago xakerik
false-mate = mate ikurra dago baina ez dago materik
false-en-passant = igarotzean harrapatzeko marka dago baina ez da hori
foreign-en-passant-mark = igarotzean harrapatzeko marka beste hizkuntza batekoa da
superfluous-departure = abiapuntuko laukia ez da behar
rank-for-file = errenkada dago zutabea aski litzatekeen tokian
castling-signs = endrokea 0-0 edo 0-0-0 idazten da
stray-signs = ikurrak soberan daude
glued-number = zenbakia jokaldiari itsatsita dago
missing-dot = puntua falta da zenbakiaren ondoren
foreign-letter = letra beste hizkuntza batekoa da: { $language }
wrong-departure = idatzitako abiapuntua ez da hara joan daitekeen piezarena
missing-departure = peoiaren harrapaketaren abiapuntuko zutabea falta da
missing-file = helmugako zutabea falta da
missing-rank = helmugako errenkada falta da
out-of-order = jokaldia ez dago bere zenbakiari dagokion tokian

### Warnings that the arbiter has to confirm.

leaving = txapelketa FIDE modutik irteten da betiko, eta txostenak hala esango du
rounds = txapelketa hasita, jardunaldi kopurua { $from }tik { $to }ra aldatzen da, eta txostenak hala esango du
tie-breaks = berdinketa-hausteak aldatzen dira txapelketa hasita, eta txostenak hala esango du
scoring = puntuazioa ezin da aldatu txapelketa hasita
other-laws = joko-erritmoa, itxarote-denbora edo Legeen edizioa aldatzen dira txapelketa hasita; prestatutako partidak zeuden bezala gelditzen dira
bye-points = ohiko puntuazioarekin, atsedenak 1, ½ edo 0 balio du
buchholz = ligan ez da Buchholz berdinketa-hausterik erabiltzen
half-byes = { $number } jokalariak baditu arauek uzten dituzten puntu erdiko atseden guztiak
last-rounds = arauek ez dute atsedenik ematen { $round }. jardunaldian, azkenetakoa baita
full-bye = puntu osoko atsedena { $number } jokalariarentzat: FIDEk ez du gomendatzen
late-entry = jokalaria { $round }. jardunaldiaren ondoren sartzen da; ez du punturik galdutako jardunaldiengatik
kept-apart-late = lehen jardunaldiaren ondoren ezin da parekatzerik debekatu
meet-again = { $first } eta { $second } jokalariek jokatu dute elkarren kontra
kept-apart = { $first } eta { $second } jokalariek ez dute elkarren kontra jokatu behar
wrong-bye = { $number } jokalariak ezin du atsedenik izan: badu jokatu gabeko puntu bat
third-colour = { $number } jokalariak kolore bera du hirugarren aldiz jarraian
balance = { $number } jokalariak hiru partida gehiago ditu kolore batekin bestearekin baino
both-wrong = { $first } eta { $second } jokalariei kontrako kolorea zegokien
not-the-engines = eskuz egindako parekatzea programarenetik { $boards } taulatan aldentzen da, eta txostenak hala esango du
unusual = ezohiko emaitza da
closed-round = { $round }. jardunaldia itxita dago: hortik egindako parekatzeak dauden bezala geratzen dira
old-round = aurreko jardunaldia bakarrik zuzentzen da; { $round }. jardunaldikoa, Elo txostenerako bakarrik
published = { $round }. jardunaldiko parekatzea argitaratuta dago jada
rounds-missing = { $rounds } jardunaldi jokatzeke daude
reopening = itxitako txapelketa berriro irekitzen da

### `adoube export`.

export = Esportatu erregistroak JSON lerrotan, adoube gabe irakurtzeko moduan; aukerek gainerako datuak gehitzen dituzte
to = Fitxategi berria (FILE) [lehenetsia: irteera estandarra]
persons = Sartu datu pertsonalak
lists = Sartu Elo-zerrendak
secrets = Sartu kontuak (pasahitzen laburpen kriptografikoekin eta bi urratseko egiaztapenarekin), saioak, sekretuak eta sinatzeko gakoa; babestu fitxategia pasahitz bat bezala
all = Sartu dena, adoube beste ordenagailu batera eramateko: --persons --lists --secrets
exported = { $path }: { $streams } { $entries }, { $rest }
damaged = { $path }: esportatuta, baina datu-basea hondatuta dago ({ $faults }); ez leheneratu ezer fitxategi honetatik

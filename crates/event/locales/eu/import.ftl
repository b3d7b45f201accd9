### How an imported tournament differs from its report file.

system = Fitxategiak ez du parekaketa-sistema ezagunik adierazten. Sistema holandarra erabiltzen da.
rounds = Fitxategiak ez du txanda kopurua adierazten. Txapelketak { $rounds } izango ditu.
tie-breaks = Berdinketa-hauste ezezagunak: “{ $found }”. Lehenetsiak erabiltzen dira.
numbers = Hasierako zenbakiek hutsuneak zituzten. Orain jarraian daude.
accelerations = Bakuko azelerazioarenak ez diren puntu birtualak ez dira inportatzen.
forbidden = Txanda batzuetan debekatutako parekaketak guztietan daude debekatuta orain.
no-opponent = { $round }. txanda, { $number } zenbakiko jokalaria: aurkaririk gabeko emaitza atseden gisa inportatzen da.
second-bye = { $round }. txanda, { $number } zenbakiko jokalaria: esleitutako bigarren atsedena puntu bateko atseden gisa inportatzen da.
day = { $code } lerroa: “{ $found }” ez da data bat, eta ez da inportatzen. Idatzi datak honela: 2026/11/16.
rate = Joko-erritmo ezezaguna: “{ $found }”. Testua gorde egiten da; erlojuek joko-erritmo lehenetsia erabiltzen dute.
cut = { $code } lerroa: testua luzeegia da, eta honela laburtu da: “{ $taken }”.
records = Inportatu gabeko TRF lerroak: { $codes }.

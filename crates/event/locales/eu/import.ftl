### What was taken otherwise than the report file has it.

system = fitxategiak ez du sistema ezagunik izendatzen: sistema holandarra hartzen da
rounds = fitxategiak ez du esaten zenbat jardunaldi diren: { $rounds } hartzen dira
tie-breaks = ez dira «{ $found }» berdinketa-hausteak ulertzen: ohikoak hartzen dira
numbers = hasierako zenbakiek hutsuneak zituzten eta itxi egin dira
accelerations = Bakukoak ez diren puntu birtualak utzi egin dira
forbidden = jardunaldi batzuetako debekuek guztietarako balio dute
no-opponent = { $round }. jardunaldia, { $number } jokalaria: aurkaririk gabeko emaitza atseden gisa hartzen da
second-bye = { $round }. jardunaldia, { $number } jokalaria: kopuru bakoitiko bigarren atsedena puntu bateko atseden gisa hartzen da
day = { $code } erregistroa: «{ $found }» ez da 2026/11/16 bezalako data; baztertu egin da
rate = «{ $found }» joko-erritmoa ez da ulertzen: hitzak gordetzen dira, eta erlojuak ohiko erritmoa hartzen du
cut = { $code } erregistroa: testua luzeegia da; «{ $taken }» hartu da
records = hartzen ez diren erregistroak: { $codes }

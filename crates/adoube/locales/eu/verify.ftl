### `adoube verify`.

about = Egiaztatu erregistroak osorik eta aldatu gabe daudela, edo adierazi lehen ekintza okerra
file = Babeskopia edo esportatutako fitxategia (FILE); - idatziz gero, sarrera estandarra irakurtzen da [lehenetsia: --db datu-basea]
signer = Fidatzeko gako publikoa (KEY); errepika daiteke [lehenetsia: datu-basean jasotakoak]
checkpoint = Inprimatutako egiaztapen-puntu bat duen fitxategia (FILE), erregistroarekin alderatzeko
whole = osorik: { $streams } { $entries }, { $checkpoints }, { $replayed }
bad = hondatuta: { $entries } { $faults }
agrees = { $stream }: bat dator { $over } egiaztapen-puntuarekin
disagrees = { $stream }: ez dator bat { $over } egiaztapen-puntuarekin; erregistroa aldatu edo laburtu da
not-signed = { $path }: fidatzeko gako batek ere ez du egiaztapen-puntu hau sinatu, eta faltsua izan daiteke (fidatzekoak dira datu-baseko edo --signer aukerako gakoak)
limits = Inprimatutako egiaztapen-puntu bat gabe (--checkpoint), agindu honek ezin ditu detektatu sinatutako azken egiaztapen-puntutik aurrera erregistro baten amaieratik ezabatutako edo berridatzitako ekintzak, ezta errenkaden kopuruak ere zuzendu dituen norbaitek ezabatutakoak ere. Sinatzeko gakoa duenak dena faltsu dezake, inprimatutako egiaztapen-puntu bat izan ezik.
not-a-checkpoint = { $path }: { $line }. lerroa: sinatutako egiaztapen-puntu bat espero zen

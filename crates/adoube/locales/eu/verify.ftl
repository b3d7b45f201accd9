### `adoube verify`.

about = Egiaztatu erregistroa osorik dagoela, eta izendatu lehen sarrera okerra
file = Kopia bat edo esportatutako erregistro bat; - sarrera estandarrerako [lehenetsia: --db]
signer = Fidatzeko gako publiko bat; errepika daiteke [lehenetsia: erregistroak dioenak]
checkpoint = Alderatu erregistroa fitxategi batean gordetako kontrol-puntu inprimatu batekin
whole = osorik: { $entries } { $streams }, { $checkpoints }, { $replayed }
bad = ez dago osorik: { $faults } { $entries }
agrees = { $stream }: { $over } kontrol-puntua bat dator
disagrees = { $stream }: { $over } kontrol-puntua ez dator bat: erregistroa aldatu edo laburtu da
not-signed = { $path }: erregistroak edo --signer aukerak dioen gako batek ere ez du kontrol-puntu hau sinatu: agian bera da faltsua
limits = Kontrol-puntu inprimatu bat gabe (--checkpoint) ezin da hau ikusi: sinatutako azken kontrol-puntutik korronte baten amaieratik kendutako edo berriro idatzitako sarrerak; eta norbaitek kendutako guztia, zenbatzen duten taulak ere berreginez gero. Mahaiaren gakoarekin dena berregin daiteke, inprimatuta dagoena izan ezik.
not-a-checkpoint = { $path }, { $line }. lerroa: kontrol-puntu sinatu bat espero zen

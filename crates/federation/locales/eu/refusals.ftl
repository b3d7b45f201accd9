### Why an action is refused where section 31 has no code

## Things that an action names

club = kluba
player = jokalaria
team = taldea
event = lehiaketa
match = neurketa
case = espedientea
open = txapelketa irekia
board = taula
round = txanda
venue = joko-lokala
sanction = zehapena
list = indar-ordena
application = lizentzia-eskaera
unknown = { $id } zenbakiko { $thing } ez da existitzen.
twice = { $id } zenbakiko { $thing } badago lehendik ere.
twice-named = { $name } jasota dago dagoeneko.

## Reasons

no-season = Denboraldia oraindik ez da ireki.
season-open = Denboraldia irekita dago dagoeneko.
papers-missing = Lizentziarako falta diren dokumentuak: { $papers }.
no-line-up = { $side ->
    [home] Etxeko taldearen alineazioa falta da.
   *[other] Talde bisitariaren alineazioa falta da.
}
board-settled = { $board }. taulak badu emaitza dagoeneko.
board-not-open = Ezin da { $board }. taulan ordezkapenik egin: emaitzarik gabeko taula batean falta den jokalaria bakarrik ordezka daiteke.
wrong-ruling = Espediente honek ez du ebazpen hori onartzen. Aukeratu aukeretako bat.
vote-needed = Kirol Batzordeak bozketa bidez erabakitzen du. Sartu botoak.
not-carried = Botoek ez dute ebazpen hau babesten. Egiaztatu botoak edo ebazpena.
commission-incomplete = Kirol Batzordeak { $fewest } eta { $most } kide artean izan behar ditu, horietako bat arduraduna; { $members } adierazi dira.
not-unanimous = Gainerako kideek kide bat kargutik kentzeko, aho batez erabaki behar dute.
not-convened = Erabaki bat atzera botatzeko, Kirol Batzordeko bi kidek eta Lehiaketa Batzordeko batek deitu behar dute bilera.
decided = Espedientea ebatzi da dagoeneko.
not-decided = Espedientea oraindik ez da ebatzi.
matches-open = Sartu lehenik falta diren emaitzak. Neurketak: { $matches }.
no-more-rounds = Lehiaketak ez du txanda gehiagorik.
round-open = Aurreko txanda irekita dago oraindik. Itxi lehenik.
no-table = Ez dago parekaketa-taularik { $teams } talderentzat.
suspended = { $player } jokalariak jokatzeko debekua du.
entries-closed = Izena emateko epea amaitu da.
other-club = { $player } ez da klub honetakoa.
not-delegate = { $player } ez da klub honetako ordezkaria.
envelope = Zigilatutako jokaldiaren gutun-azala ez dago osorik. Posizioa, jokaldia nork zigilatu duen eta zein den, erabilitako denbora, pieza kopurua letraz, erlojuak geldirik eta sinadura behar dira; bigarren saioaren ondoren, baita bi ordezkarien sinadurak eta bi jokalarien telefonoak ere, eta jokaldia zigilatzeko onartutako denbora gainditu gabe.
no-team-for = Ezin da talde hau gehitu: klubeko talde bat, jada parekatuta dagoena, letraz aldatu beharko litzateke.
letters-stay = Ezin da kategoria zuzendu: { $team } taldea jada parekatuta dago lehiaketa honetan: { $competition }, eta klubeko taldeen letrak aldatuko lirateke. Desegin parekatzea erregistroan, edo ezarri kategoria hurrengo denboraldia hastean.
teams-only = Lehiaketa honetan taldeek bakarrik eman dezakete izena.
players-only = Lehiaketa honetan banakako jokalariek bakarrik eman dezakete izena.
list-too-long = Indar-ordena batek gehienez { $most } jokalari izan ditzake.
regulations = Ezin da araudi hau onartu: { $error }.
signed = Bi ordezkariek akta sinatu dute eta ezin da gehiago aldatu.
too-early = Hori oraindik ez da gertatu. Une honetatik aurrera erregistra daiteke: { $at }.
below-half = Adierazi gutxienez { $players } jokalari, taldearen erdia. Gutxiagorekin, neurketa ez agertzeagatik galtzen da itxarote-denbora amaitzean.
play-begun = Neurketa honetako partidak hasi edo jokatu dira: gutxienez taldearen erdia bertan zegoen.
arrived = { $board }. taulako jokalariaren iritsiera erregistratuta dago dagoeneko.
report-incomplete = Sartu jakinarazpenean falta diren emaitzak. Taulak: { $boards }.
vote-totals = Egiaztatu botoak: gehienez { $members } izan daitezke, presidentearen botoa barne.
round-closed = { $round }. txanda itxita dago eta ezin zaio data aldatu.
which-team = Puntuak talde bati kentzen zaizkio. Aukeratu taldea.
distance-needed = Datak bat datoz beste txapelketa batekin ({ $event }). Adierazi bi lokalen arteko distantzia.
outside-season = Txapelketa irekia denboraldiaren barruan jokatu behar da.
too-many-places = { $teams } taldeko multzoa txikiegia da hainbeste igoera eta jaitsieratarako.
not-level = Zozketa azken sailkapenean berdinduta dauden talde guztien artean egiten da, azken txanda itxi ondoren.
not-member = { $player } ez da organo ebazleko kidea.
sat-before = { $player } kideak aurreko instantzia batean ebatzi zuen espediente hau, eta ezin du helegitea ebatzi.
who-sat = Adierazi zein kidek hartu duten erabakia.
not-party = Ebazpenak ez dio alderdi honi eragiten.
hall-too-small = Lokalean { $boards } taula sartzen dira, baina txandak { $needed } behar ditu.
match-begun = Neurketa hasi da edo haren ordua igaro da: ezin dira data eta lokala aldatu.
not-ahead = Aukeratu etorkizuneko data eta ordu bat.
busy = Egun horretan taldeetako batek beste neurketa bat jokatzen du: { $match }.
other-category = { $team } taldeak denboraldiaren hasieran zuen kategorian eman behar du izena.
case-withdrawn = Espedientea kendu egin da, ireki zuen ekintza desegin delako.
more-pieces = { $board }. taula: ezin da aurreko gutun-azalean baino pieza gehiago egon.
nobody-there = { $board }. taula: alineazioetako batek ez du han jokalaririk; beraz, ez da partidarik jokatu.
working-day = { $date } laneguna da. Gainjartzeak eragiten dien partidak larunbatetan edo jaiegunetan jokatzen dira.
which-matches = Aukeratu gainjartzeak eragiten dien neurketak; gainerakoak beren egunean jokatzen dira.
not-round-robin = Lehiaketa hau ez da guztiak guztien aurka jokatzen.
not-a-norm = Hau ez da norma: zenbakiak ez dira gutxienekora iristen.
not-homologated = Hau ez da norma: txapelketa ez dago homologatuta.
norms-missing = Jokalariak ez ditu tituluak eskatzen dituen Mestre Català tituluaren normak.
other-title = Arrazoi honengatik Mestre Català titulua bakarrik ematen da.
rewarded = Norma edo sailkapen hau erregistratuta dago dagoeneko denboraldi honetan.
wrong-mark = X agertu ez denarentzat da, eta C banakako lehiaketetarako bakarrik.
below-minimum = Lehiaketa honetan jokatzeko, Eloak gutxienez { $elo } izan behar du.
bad-sum = Idatzi 0 ez den zenbateko bat, eta gehienez 255 karaktereko testua.
not-together = Ekintza hauek ezin dira batera egin. Egin banan-banan.
not-earlier = Aukeratu aurreko denboraldi bat hona ekartzeko.
nothing-to-invoice = Ezin zaio klub honi fakturatu: ez du fakturatzeko ezer.

## Sides of a match

home = Etxeko taldea
visitors = Talde bisitaria
cup-boards = Adierazi { $boards } taula: kopan, talde bakoitza bi erditan banatuta aritzen da.
other-province = { $club } ez da lehiaketa honen probintziakoa.
home-duty = Etxeko klubaren ordezkariak bakarrik egin dezake hori.
wrong-paper = Ezin da dokumentu hau hemen erregistratu: beste zerbaiti buruzkoa da. Aukeratu dagokion neurketa, kluba edo lehiaketa.
clash-refused = Ezin da data aldatu: Kirol Batzordeak ez du beste lehiaketa ofizialtzat hartzen.
not-countersigned = { $side ->
    [home] Klub bisitariak ez du sinatu etxeko klubaren bertsioa irakurri duenik.
   *[other] Etxeko klubak ez du sinatu klub bisitariaren bertsioa irakurri duenik.
}
not-begun = Ezin da baliogabetzea eskatu: lehiaketa ez da oraindik hasi.
age-needed = Idatzi jokalariaren adina: lehiaketa hau junior edo haurrentzat da.
no-title-event = Lehiaketa honek ez du ez titulurik ez araurik ematen. Aukeratu beste bat.
not-over = Oraindik ezin da azken sailkapena gorde: lehiaketa ez da amaitu. Itxi lehenengo txandak.

### Rejections and warnings of section 31 of the handbook

list-order = Zerrenda ez dago ordenatuta { $number } zenbakian: jokalaririk indartsuena lehenago doa (Ordezkariak 5.23).
licence-national = { $player } jokalariak ez du zenbaki nazionalik, eta nahitaezkoa da lehen kategorian eta Preferente kategorian (Ordezkariak 5.24).
licence-phone = { $player } jokalariaren telefonoa falta da (Ordezkariak 5.24).
addition-late = Zerrenda ezin da gehiago zabaldu: atariko faseko azken txandak hasi dira (Ordezkariak 5.321).
addition-licensed = { $player } jokalariak badu lizentzia denboraldi honetan, eta ezin da zerrendara gehitu (Ordezkariak 5.321).
entry-licence = { $player } jokalariak ez du indarreko lizentziarik denboraldi honetan (Ordezkariak 5.322, Identifikazioa 6.3).
venue-travel = Joko-lokala Bartzelonako erdigunetik { $most } minutu baino gehiagora dago garraio publikoan (Ordezkariak 5.422 i).
venue-players = Joko-lokal batek izena emandako { $least } jokalari behar ditu gutxienez; honek { $count } ditu (Ordezkariak 5.422 i).
venue-boards = Joko-lokal batek gutxienez { $least } taularentzako lekua behar du; honetan { $count } sartzen dira (Ordezkariak 5.422 i).
result-late = Emaitzak jakinarazteko epea amaituta dago: { $date }, { $hour } (Ordezkariak 5.71).
record-late = Akta aurkezteko azken eguna { $date } zen (Ordezkariak 5.811).
address-late = Helbide berria beranduegi jakinarazi da lehiaketa ({ $event }) hasi aurretik. Abisatu klub hauei posta ziurtatuz: { $clubs } (Ordezkariak 5.10).
line-up-unknown = { $number } zenbakia ez dago zerrenda zigiludunean (Ordezkariak 5.61).
line-up-size = { $names ->
    [one] Izen bat
   *[other] { $names } izen
} { $boards } taularako (Taldeak 7.1).
line-up-duplicate = { $number } zenbakia bi aldiz agertzen da (Ordezkariak 5.61).
line-up-higher = { $number } zenbakia { $team } taldeko titularra da eta ezin du beheragoko talde batean jokatu (Taldeak 7.22, 7.23).
line-up-order = { $board }. taula: { $number } zenbakiak ezin du { $weaker } zenbakiaren atzean jokatu, hura ahulagoa baita (Taldeak 7.32).
line-up-round = { $number } zenbakia { $round }. txandako beste akta batean dago dagoeneko (Taldeak 7.33, 7.34).
line-up-foreign = Atzerritarrak alineazioan: { $found }; gehienez { $most } onartzen dira (Atzerritarrak 8.1).
substitution-early = Ordezkapenak hasiera ofizialetik { $minutes } minutura egin daitezke lehenengoz (Ordezkoak 13.2).
substitution-late = Ordezkapenak hasiera ofizialetik { $minutes } minutura arte egin daitezke (Ordezkoak 13.2).
substitution-count = { $boards } taulako talde batek gehienez { $most ->
    [one] ordezkapen bat
   *[other] { $most } ordezkapen
} egin dezake (Ordezkoak 13.2).
substitution-not-lower = { $number } zenbakia ez da beheragoko talde bateko jokalaria (Ordezkoak 13.1).
substitution-duplicate = { $number } zenbakia neurketa honetan jokatzen ari da dagoeneko (Ordezkoak 13.1).
substitution-stronger = { $number } zenbakia indartsuagoa da zerrendan falta den jokalaria ({ $replaced }) baino (Ordezkoak 13.11).
substitution-round = { $number } zenbakia beste talde baten alineazioan dago dagoeneko { $round }. txandan (Ordezkoak 13.3).
substitution-foreign = Ordezkapen honekin taldeko atzerritarrak { $found } izango lirateke; gehienez { $most } onartzen dira (Atzerritarrak 8.1).
finish-decides = Ez da { $minutes } minutuko amaierarik onartzen: partida honek neurketa erabaki dezake (Gerorako utzitako partidak 10.1).
withdraw-preferent = Preferente bat Lehiaketa Batzordeak onartutako arrazoi batengatik bakarrik erretira daiteke (Erretiratuak eta kanporatuak 14.21).
calendar-venue = Egutegiak gainjartzeagatik dataz aldatzen den neurketak lokalari eusten dio (Egutegiak 15.3).
calendar-window = Data berriak tarte honetan egon behar du: { $after } eta gero, { $until } arte (Egutegiak 15.8).
calendar-foreign = 15. atala ez zaio { $player } jokalariari aplikatzen, atzerritarra delako (Egutegiak 15.9).
calendar-last-two = Azken txandetan ezin da neurketarik aurreratu, ezta lokalez aldatu ere (Egutegiak 15.10).
appeal-late = Helegitea aurkezteko azken eguna { $date } zen (Lehiaketa Batzordea 2.1).
appeal-scope = Lehiaketa honetako erabakien aurka ezin da federazioan helegiterik aurkeztu (Lehiaketa Batzordea 2.2).
vote-quorum = Emandako botoak: { $votes }. { $members } kideetatik gutxienez { $needed } behar dira (Kirol Batzordea 7.3).
pair-repeat = { $one } eta { $other } aurrez aurre aritu dira dagoeneko (Suitzar sistema 1.2).
pair-none = Ez dago errepikapenik gabeko parekaketarik txanda honetarako (Suitzar sistema 1.2, 3.1).
homologation-date = Homologazioa { $date } egunean eskatu behar da beranduenez (Txapelketa irekiak 1).
homologation-clash = Datak bat datoz { $km } km-ra jokatzen den beste txapelketa batekin: { $event } (Txapelketa irekiak 2).
homologation-rounds = Gutxienez { $least } txanda behar dira (Txapelketa irekiak 3).
homologation-players = Kategoria bakoitzean gutxienez { $least } jokalari behar dira (Txapelketa irekiak 4).
homologation-mix = Kategoria hauek ezin dute multzo berean jokatu (Txapelketa irekiak 5).

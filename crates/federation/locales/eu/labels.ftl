### Names of documents, bodies, cases and decisions, for lists and forms

## Documents for a licence, also in the middle of a sentence

licence-paper-change-list = klub-aldaketen zerrenda
licence-paper-insurance = aseguru-inprimakia
licence-paper-national = zenbaki nazionala
licence-paper-telephone = telefonoa
licence-paper-small-form = FEDAren lizentzia-inprimakia, zati txikia
licence-paper-large-forms = FEDAren lizentzia-inprimakia, bi zati handiak
licence-paper-small-copy = zati txikiaren fotokopia
licence-paper-own-form = bigarren eta hirugarren kategoriako lizentzia-inprimakia
licence-paper-old-licence = lizentzia zaharra
licence-paper-family-book = familia-liburuaren bi fotokopia

## Documents

paper-promotion-list = Kategoria-igoeren zerrenda
paper-result = Neurketaren emaitzak
paper-record = Neurketaren akta
paper-score-sheets = Jatorrizko idaztorriak, aparteko gutun-azal batean
paper-envelopes = Zigilatutako jokaldien gutun-azalak
paper-delay-proofs = Atzerapenen frogagiriak
paper-family-book = Familia-liburuaren fotokopia
paper-sealed-game = Gerorako utzitako partida, Batzorderako, jokalarien telefonoekin
paper-forms = Inprimakiak
paper-delegation-notice = Ordezkaritzaren jakinarazpena
paper-delegation-results = Ordezkaritzaren emaitzak eta sailkapena
paper-travel-cover = Ordezkaritzak ordaindutako bidaia-gastuak
paper-officials-reports = Epailearen, zuzendariaren eta lehiaketa-batzordearen txostenak
paper-round-results = Emaitzak txandaz txanda eta azken sailkapena
paper-preferent-sheets = Preferenteen jatorrizko idaztorriak, bi aletan
paper-pairing-cards = Parekaketa-fitxak
paper-crosstable = Taula gurutzatua
paper-open-report = Txapelketa irekiaren txostena

## Bodies

body-committee = Lehiaketa Batzordea
body-commission = Kirol Batzordea
body-board = Zuzendaritza Batzordea
body-council = Kontseilu Betearazlea
body-feda = FEDA (Espainiako federazioa)
body-discipline = Generalitateko Kirol Diziplinako Batzordea
body-federation = Federazioa

## Decisions

ruling-yes = Onartzen da
ruling-no = Baztertzen da
ruling-result = Taularen emaitza
ruling-at = Data eta ordua
ruling-sanction = Zirkularreko zehapena
ruling-order = Zozketaren ordena
ruling-instead = Beste ebazpen bat

## Cases

matter-venue = Joko-lokal bat baimentzea
matter-incident = Ordezkariek konpondu ezin izan duten gertakaria
matter-sub-condicione = Sub condicione jokatutako partida
matter-analysis = Analisira bidalitako partida
matter-analysis-second = Bigarren saioaren ondoren analisira bidalitako partida
matter-third = Zigilatutako bigarren jokaldia duen partida
matter-delay = Atzerapen baten frogagiria
matter-force-majeure = Ezinbesteko arrazoiak
matter-withdrawal = Preferente bat erretiratzea
matter-clash = Egutegiak gainjartzea
matter-other-event = Ofizialtzat hartutako lehiaketa ez-ofiziala
matter-date = Txanda baten data
matter-last-round = Azken txanda atzeratzea
matter-last-swiss = Suitzar sistemako banakako lehiaketa baten azken txanda atzeratzea
matter-copa-pass = Kanporaketa jokatu gabe gainditzea
matter-change = Txanda baten data edo lokala aldatzea
matter-match-change = Neurketa baten data edo lokala aldatzea
matter-breach = Arau-haustea edo kirolaren aurkako jokabidea
matter-sanction = Zehapena
matter-appointment = Kide bat izendatzea
matter-removal = Kide bat kargutik kentzea
matter-vacancy = Kargu hutsa
matter-revocation = Erabaki bat atzera botatzea
matter-consolation = Kontsolazio-kanporaketa
matter-lots = Zozketa publikoa
matter-open-rules = Txapelketa ireki baten arauak
matter-annulment = Lehiaketa bat baliogabetzea
matter-rated = Elorako balio duen lehiaketa ez-ofiziala
matter-appeal = Helegitea

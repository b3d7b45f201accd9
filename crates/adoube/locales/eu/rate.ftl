### `adoube rate`.

about = Kalkulatu txapelketa edo aldi bateko Elo-aldaketak, urrats bakoitza azalduta
files = Txapelketa baten fitxategia (FILE; TRF) edo aldi bateko partidena (CSV: event,white,black,result eta, nahi izanez gero, kind,date,rounds); --diff edo --plot aukerarekin, Elo-zerrendak
system = Elo-sistema (SYSTEM): fce (federazioarena) edo fide [lehenetsia: fide]
kind = Txapelketa mota (KIND) fce sistemarako: open, team, barcelona, closed, closed-fide edo individual [lehenetsia: open]
tempo = Erritmoa (TEMPO) fide sistemarako: standard, rapid edo blitz [lehenetsia: fitxategikoa; bestela, standard]
out = Idatzi zerrenda berria FILE fitxategian; - irteera estandarra da (--list behar du)
form = Zerrenda berriaren formatua: csv edo text [lehenetsia: csv]
csv = Idatzi aldaketak CSV formatuan
explain = Azaldu jokalari baten zenbaki guztiak (PLAYER: hasierako zenbakia; aldi batean, zerrendako zenbakia)
what-if = Erakutsi zer aldatuko lukeen azken txandako emaitza bakoitzak jokalari batentzat (PLAYER: hasierako zenbakia); parekatu aurretik, batez besteko Eloa duen aurkari baten aurka
diff = Alderatu bi zerrenda, zaharrena lehenik
again = Kalkulatu dagoeneko kalkulatutako edo bi aldiz emandako txapelketak ere
unfinished = Kalkulatu oraindik jokoan dauden txapelketak ere
plot = Marraztu SVG formatuan: distribution (zerrenda bat) edo history (hainbat zerrenda, --player aukerarekin)
player = Jokalariaren (PLAYER) zenbakia zerrendetan

two = --diff: bi zerrenda espero ziren, zaharrena lehenik
one = --plot distribution: zerrenda bakarra espero zen
whose = --plot history: --player espero zen, jokalariaren zenbakiarekin
came = berria
left = kanpoan
summary = berriak: { $came }; kanpoan: { $left }; aldatuak: { $changed }; aldatu gabeak: { $same }
one-file = txapelketa bakarra espero zen; hainbat txapelketatarako --list eta --out behar dira
no-list = aldi bateko partidek Elo-zerrenda bat behar dute (--list)
no-date = --out aukerak --date behar du, zerrenda berriaren data
not-listed = { $name }: { $number } jokalaria, { $player }, ez dago zerrendan
twice = { $name }: { $event } txapelketa bi aldiz eman da; erabili --again bi aldiz zenbatzeko
rated = { $event }: { $list } zerrendarako kalkulatuta dago; erabili --again berriro kalkulatzeko
in-play = { $event }: oraindik jokoan dago eta emaitzak alda daitezke; erabili --unfinished orain kalkulatzeko
earlier = { $event }: { $day } datan amaitu zen, eta { $list } datako zerrendari dagokio; egiaztatu han ez zela kalkulatu (Elo 7)
other-day = { $date }: ez da araudiko data bat; zerrendak urtarrilaren 1ekoak eta uztailaren 1ekoak dira (Elo 7)

done = { $players ->
    [1] jokalari bat
   *[other] { $players } jokalari
    }, { $games ->
    [1] partida bat
   *[other] { $games } partida
    }, { $changed ->
    [1] Elo bat aldatuta
   *[other] { $changed } Elo aldatuta
    }, { $left ->
    [1] zenbatu gabeko txapelketa bat
   *[other] zenbatu gabeko { $left } txapelketa
    }

no = zk.
name = izena
before = lehen
games = partidak
average = batez beste
points = puntuak
expected = esperotakoak
change = aldaketa
after = gero

not-suitable = { $games ->
    [1] Partida bat ez da zenbatu: Elorik gabeko aurkaria, Elo-alde handiegia edo denbora gutxiegi (1.1, 5.1)
   *[other] { $games } partida ez dira zenbatu: Elorik gabeko aurkariak, Elo-alde handiegia edo denbora gutxiegi (1.1, 5.1)
    }

performance = Errendimendua: { $average } + { $difference } = { $rating }
legend = ! Txapelketa ez da jokalari honentzat zenbatzen; --explain aukerak arrazoia erakusten du
without-list = --list gabe, fitxategiko Eloak erabiltzen dira: 2000 edo gehiago, Preferente gisa; gutxiago, lehen kategoria gisa
no-last = jokalari honek ez du aurkaririk azken txandan
supposed = { $round }. txanda oraindik parekatu gabe dago. { $rating } Eloa duen aurkari baten aurka (orain arteko batezbestekoa):
way = { $round }. txanda, { $points }: { $before } → { $after } ({ $change }), errendimendua { $performance }

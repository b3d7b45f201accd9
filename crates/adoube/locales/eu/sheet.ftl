### `adoube sheet`.

about = Irakurri idaztorri bat eta detektatu haren hizkuntza, edo alderatu partida bateko bi idaztorriak
files = Idaztorri baten edo bien fitxategia (FILE), testu gisa: -- falta den jokaldirako, (=) eta erlojuaren denbora (1:25) jokaldiaren ondoren, emaitza amaieran; - idatziz gero, sarrera estandarra irakurtzen da
from = Piezen letrak: ca, es, pt, eu, eu2, en, fr, de, nl, it edo figurines [lehenetsia: idaztorri bakoitzean detektatutakoak]
too-long = { $name }: luzeegia; gehienez 1 MiB-ko idaztorria espero zen
one-sheet = { $name }: hainbat partida; idaztorri bat espero zen (partiden fitxategietarako, erabili adoube pgn check)
no-moves = { $name }: ez da jokaldirik aurkitu; idaztorri bat espero zen
gap = hemen jokaldi bat falta da
truncated = lehen { $count } jokaldi-erdiak baino ez dira irakurri
by-the-other = letrak beste idaztorriak erabaki ditu: { $letters }
one-game = partida bakarra dator bat bi idaztorriekin: { $game }
several-games = hainbat partida datoz bat bi idaztorriekin; lehena: { $game }
no-game = ez dago bi idaztorriekin bat datorren partidarik; hasiera komun luzeena: { $game }
offers = berdinketa-eskaintzak: { $list }
clocks = erlojuaren denborak: { $list }
result = emaitza: { $result }
strays = ez da jokaldia, berdinketa-eskaintza, denbora edo emaitza: { $list }
not-known = partida posible gehiegi daude guztiak probatzeko

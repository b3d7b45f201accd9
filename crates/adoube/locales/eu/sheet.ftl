### `adoube sheet`.

about = Idaztorriak: irakurri bat, erakusten duen hizkuntzarekin, edo alderatu partida bereko bi
files = Idaztorri bat, edo bi jokalarienak, testu gisa; -- hutsik utzitako jokaldi baterako, (=) eta erlojuaren denbora (1:25) jokaldiaren ondoren, emaitza amaieran; - sarrera estandarra irakurtzen du
from = Letrak: ca, es, pt, eu, eu2, en, fr, de, nl, it edo figurines [lehenetsia: idaztorri bakoitzak erakusten dituenak]
too-long = { $name }: luzeegia da; idaztorri batek gehienez 1 MiB du
one-sheet = { $name }: partida bat baino gehiago dago; idaztorri bat espero zen (ikus adoube pgn check)
no-moves = { $name }: ez da jokaldirik aurkitu; idaztorri bat espero zen
gap = hemen jokaldi bat falta da
truncated = idaztorri batek gehienez { $count } jokaldi-erdi ditu; hurrengoak ez dira irakurri
by-the-other = beste idaztorriagatik, hizkuntza honetako letrekin irakurria: { $letters }
one-game = bi idaztorriek partida bakarra onartzen dute: { $game }
several-games = bi idaztorriek partida bat baino gehiago onartzen dituzte; lehena: { $game }
no-game = ez dago bi idaztorriekin bat datorren partidarik; iristen den tokiraino bat datorren luzeena: { $game }
offers = berdinketa eskaintzak: { $list }
clocks = erlojuaren denborak: { $list }
result = emaitza: { $result }
strays = ez da ulertzen jokaldi, eskaintza, denbora edo emaitza gisa: { $list }
not-known = partida posible gehiegi daude guztiak probatzeko

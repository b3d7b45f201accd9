### `adoube pgn`.

game = partida
more = akats gehiago partida honetan: { $count }
kept = { $name }: jokatu ezin izan diren eta zeuden bezala geratzen diren jokaldiak: { $kept }
dropped = { $name }:{ $place }: { $game }. partida: { $sentence }; ikurra kendu da
read-in = { $name }: { $game }. partida: { $sentence }; horrelako partidak: { $count }
about = PGN fitxategiak: egiaztatu partidak edo idatzi beste era batera
check = Egiaztatu jokaldi bakoitza eta partida bakoitzaren emaitza
convert = Berridatzi jokaldiak beste hizkuntza bateko letrekin edo era luzean
files = Fitxategiak, konprimituta (zst, gz, bz2) edo ez; - sarrera estandarra irakurtzen du
claims = Esan berdinketa non eta nork erreklama zezakeen ere (9.2, 9.3), eta partida non dagoen berez berdinduta (9.6)
strict = Esan ulertzen dena baina PGNk nahi bezala idatzita ez dagoena ere: jokaldiak, emaitzak, falta diren edo errepikatzen diren etiketak
to = Letrak: ca, es, pt, eu, eu2, en, fr, de, nl, it edo figurines
from = Jokaldien letrak (--to bezala), edo auto: partida bakoitzak erakusten dituenak [lehenetsia: PGNren ingelesekoak; horrela irakurri ezin badira, auto]
long = Jokaldi bakoitzaren abiapuntuko laukiarekin
figurines = Irudiekin letren ordez
utf-16 = { $name }: testua UTF-16 da; UTF-8 edo Latin-1 espero zen
nul = { $name }: { $line }. lerroa: byte nulu bat dago; testua espero zen, eta baliteke fitxategia hondatuta egotea
too-long = { $name }: { $line }. lerroa: 64 MiB baino gehiagoko partida bat zatika irakurtzen da

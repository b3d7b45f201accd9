### `adoube pgn`.

about = Egiaztatu PGN fitxategiak edo berridatzi haien jokaldiak
check = Egiaztatu jokaldi guztiak eta partida guztien emaitza
convert = Berridatzi jokaldiak beste hizkuntza bateko letrekin edo era luzean
files = PGN fitxategia (FILE); konprimituta egon daiteke (zst, gz, bz2); - idatziz gero, sarrera estandarra irakurtzen da
claims = Adierazi, halaber, non eta nork erreklama zezakeen berdinketa (9.2, 9.3), eta non zegoen partida berdinduta erreklamaziorik gabe (9.6)
strict = Adierazi, halaber, irakur daitekeen baina PGN araua betetzen ez duen guztia: jokaldiak, emaitzak, falta diren edo errepikatutako etiketak
to = Piezak idazteko letrak: ca, es, pt, eu, eu2, en, fr, de, nl, it edo figurines
from = Fitxategiko piezen letrak (--to aukeran bezala), edo auto, partida bakoitzean detektatzeko [lehenetsia: ingelesekoak, edo auto, haiek balio ez badute]
long = Idatzi jokaldi bakoitzaren abiapuntuko laukia
figurines = Idatzi irudiak letren ordez
game = { $number }. partida ({ $white } – { $black })

more = { $count ->
    [1] beste akats bat partida honetan
   *[other] beste { $count } akats partida honetan
    }

kept = { $kept ->
    [1] { $name }: jokaldi bat ezin izan da jokatu eta bere horretan utzi da
   *[other] { $name }: { $kept } jokaldi ezin izan dira jokatu eta bere horretan utzi dira
    }

dropped = { $name }:{ $place }: { $game }. partida: { $sentence }; ikurra kendu da

read-in = { $count ->
    [1] { $name }: { $game }. partida: { $sentence }
   *[other] { $name }: { $game }. partida: { $sentence }; berdin { $count } partidatan
    }

utf-16 = { $name }: UTF-16 testua; UTF-8 edo Latin-1 espero zen
nul = { $name }: { $line }. lerroa: byte nulua; testua espero zen (baliteke fitxategia hondatuta egotea)
too-long = { $name }: { $line }. lerroa: 64 MiB baino gehiagoko partida, zatika irakurria

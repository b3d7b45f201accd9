### `adoube mate`.

about = Egiaztatu alde bakoitzak oraindik mate eman dezakeen legezko jokaldien segidaren batekin
fen = Posizioen FENak, bakoitza komatxo artean; - idatziz gero, sarrera estandarra irakurtzen da, posizio bat lerroko
file = Lerro bakoitzean posizio bat duen fitxategia (FILE); lerroaren hasierako FEN: eta WB ez dira kontuan hartzen
line = Erakutsi matean amaitzen den jokaldi-segida bat
why = Azaldu alde batek zergatik ezin duen mate eman
limit = Galdera bakoitzeko azter daitekeen posizio kopuru handiena (POSITIONS) [lehenetsia: 4000000]
no-position = ez da posiziorik eman; FEN edo --file espero zen
alone = sarrera gehiegi daude; posizioak, - edo --file espero ziren, horietako bakarra
place = { $name }: { $line }. lerroa: { $error }

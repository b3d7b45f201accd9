### `adoube mate`.

about = Esan alde bakoitzak oraindik matea eman dezakeen legezko jokaldi sorta batekin
fen = Posizioak, bakoitza komatxo artean; - sarrera estandarra irakurtzen du, lerro bakoitzeko bat
file = Lerro bakoitzean posizio bat duen fitxategia; aurreko FEN: edo WB ez dira kontuan hartzen
line = Erakutsi matean amaitzen den jokaldi sorta bat
why = Esan zergatik alde batek ezin duen materik eman
limit = Zenbat posizio azter daitezkeen galdera bakoitzeko [lehenetsia: 4000000]
no-position = ez da posiziorik aurkitu; FEN edo --file espero zen
alone = posizioak eta, gainera, - edo --file aurkitu dira; horietako bat bakarrik espero zen
place = { $name }, { $line }. lerroa: { $error }

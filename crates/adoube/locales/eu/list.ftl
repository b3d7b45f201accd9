### `adoube list`.

about = Mahaiak jokalariak bilatzen dituen Elo zerrendak
import = Inportatu FIDEren zerrenda bat (TXT edo XML, konprimituta edo ez) edo federazioarena (testua edo CSV)
file = Zerrenda; - sarrera estandarra da
called = Nola deitzen den; izen bereko zerrendaren lekua hartzen du [lehenetsia: FIDE]
show = Erakutsi dauden zerrendak
search = Bilatu jokalariak izenaren edo zenbakiaren hasieraren arabera
query = Abizenaren, izenaren edo FIDE IDaren hasiera
remove = Kendu zerrenda bat
list = Zerrendaren izena
imported = { $name }: inportatuta; jokalariak: { $players }
line = { $name }: jokalariak: { $players }
unchanged = { $name }: ez da ezer inportatu
none = Oraindik ez dago zerrendarik.
no-such = { $name }: ez dago izen hori duen zerrendarik
removed = { $name }: kenduta
nobody = Ez da jokalaririk aurkitu.
nothing = { $name }: ez da jokalaririk aurkitu; FIDEren edo federazioaren zerrenda bat espero zen
packed = { $name }: irakurtzen ez den modu batean konprimituta; deskonprimitu lehenago

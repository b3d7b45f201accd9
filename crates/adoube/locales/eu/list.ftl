### `adoube list`.

about = Kudeatu jokalariak bilatzeko Elo-zerrendak
import = Inportatu FIDEren zerrenda bat (TXT edo XML, konprimituta edo ez) edo federazioarena (testua edo CSV)
file = Zerrendaren fitxategia (FILE); - idatziz gero, sarrera estandarra irakurtzen da
called = Zerrendaren izena (NAME); izen bereko zerrenda ordezten du [lehenetsia: FIDE]
show = Erakutsi inportatutako zerrendak
search = Bilatu jokalariak izenaren edo zenbakiaren hasieraren arabera
query = Abizenaren, izenaren edo FIDE IDaren hasiera
remove = Ezabatu zerrenda bat
list = Zerrendaren izena (NAME)

imported = { $players ->
    [1] { $name }: jokalari bat inportatu da
   *[other] { $name }: { $players } jokalari inportatu dira
    }

line = { $players ->
    [1] { $name }: jokalari bat
   *[other] { $name }: { $players } jokalari
    }

unchanged = { $name }: ez da ezer inportatu
none = Oraindik ez dago Elo-zerrendarik. Inportatu bat adoube list import aginduarekin.
no-such = { $name }: zerrenda ezezaguna; ikusi adoube list show
removed = { $name }: ezabatuta
nobody = Ez da jokalaririk aurkitu.
nothing = { $name }: ez da jokalaririk aurkitu; FIDEren edo federazioaren Elo-zerrenda bat espero zen
packed = { $name }: konpresio ezezaguna; deskonprimitu fitxategia lehenik

## Adding players

add = Gehitu jokalaria
enter = Gehitu
name = Izena
more = Datu gehiago
name-hint = Abizenak, izena
rating = FIDE Eloa
national = Elo nazionala
title = Titulua
club = Kluba
fide-id = FIDE IDa
sex = Sexua
sex-none = –
sex-man = Gizona
sex-woman = Emakumea
groups = Sari-multzoak (komaz bereizita)
born = Jaiotze-data
licence = Lizentzia
initials = Inizialak orri publikoetan
initials-by-age = Adinaren arabera
initials-always = Beti
initials-never = Inoiz ez (baimenarekin)
phone = Telefonoa
email = Posta elektronikoa
done-entered = { $name } gehitu da.

## List of players

none = Oraindik ez dago jokalaririk. Gehitu bat edo inportatu fitxategi bat.
none-yet = Oraindik ez dago jokalaririk.
filter = Bilatu jokalariak
choose = Hautatu
arrange = Esleitu hasierako zenbakiak
not-arranged = Hasierako zenbakiak lehen txanda parekatzean esleituko dira, Eloaren, tituluaren eta izenaren arabera (C.04.2).
check-in = Berretsi presentzia
check-out = Markatu ez dagoela
check-in-all = Berretsi guztien presentzia
keep-apart = Debekatu parekaketa
apart = Debekatutako parekaketak
let-meet = Baimendu parekaketa
number = Zk.
expelled = Kanporatua
withdrawn = Erretiratua
here = Bertaratua
not-here = Presentzia berretsi gabe
byes = Atsedenak: { $count }
table = { $table }. taula finkoa
since = { $round }. txandaren ondoren gehitua
done-checked-in = Presentzia berretsi da.
done-checked-out = Absentzia erregistratu da.
done-arranged = Hasierako zenbakiak esleitu dira.
done-kept-apart = Parekaketa debekatu da.
done-let-meet = Parekaketa baimendu da.
warn-nobody-chosen = Ez dago zer aldaturik. Hautatu beste egoera batean dauden jokalariak.

## One player

edit = Jokalariaren datuak
card = Partidak
no-rounds = Oraindik ez dago txandarik.
byes-asked = Eskatutako atsedenak
bye-kind = Atseden mota
bye-allocated = esleitutako atsedena
bye-full = puntu bateko atsedena
bye-half = puntu erdiko atsedena
bye-zero = zero puntuko atsedena
bye-ask = Gehitu atsedena
bye-cancel = Kendu
table-title = Taula finkoa
table-label = Taularen zenbakia (hutsik, ez badu)
table-bad = Idatzi taula baten zenbakia, 1 edo handiagoa.
leaving = Erretiratzea
withdraw = Erretiratu txapelketatik
withdraw-entry = Erretiratu
expel = Kanporatu
return = Onartu berriz
remove = Ezabatu jokalaria
done-player = { $name }: datuak gorde dira.
done-removed = Jokalaria ezabatu da.

## Importing players

import-title = Inportatu jokalariak
import-intro = Goiburu-lerroa (name, rating, title, federation, fide_id, born, sex) duen CSV fitxategi bat, edo TRF fitxategi bat.
import-intro-new = TRF16 edo TRF26 fitxategi bat, jokalari, txanda eta emaitzekin. Txanda bakoitza kalkulatutako parekaketekin alderatzen da.
import-file = Fitxategia
import-text = Edo itsatsi testua
import-send = Inportatu
import-go-on = Inportatu doikuntza hauekin
import-adjusted = { $count ->
    [one] Doikuntza bat
   *[other] { $count } doikuntza
}
import-anyway = Oraindik ez da ezer inportatu. Berrikusi doikuntzak eta inportatu.
import-nothing = Ez da jokalaririk aurkitu. Aukeratu CSV edo TRF fitxategi bat.
import-separator = eremuen bereizlea: { $found }
import-cut = { $line }. lerroa, { $column }. zutabea: “{ $found }” luzeegia da; laburtuta: “{ $taken }”
import-no-rating = { $line }. lerroa, { $column }. zutabea: “{ $found }” ez da 0 eta 4000 arteko Elo bat; ez da hartu
import-not-born = { $name }: { $found } jaiotze-data etorkizunekoa da; ez da hartu
import-rating = { $name }: { $found } Eloa 4000 baino handiagoa da; ez da hartu
import-title-long = { $name }: “{ $found }” luzeegia da titulurako eta federaziorako; laburtu da
import-twice = { $name } dagoeneko zerrendan dago; ez da berriz gehitu
done-imported = { $count ->
    [one] Jokalari bat inportatu da.
   *[other] { $count } jokalari inportatu dira.
}

## Personal data

person-title = Datu pertsonalak
person-held = Gordetako datuak
person-erased = Pertsona honen datuak ezabatu dira. Zenbaki bat besterik ez da geratzen.
person-download = Deskargatu datu guztiak (JSON)
person-erase = Ezabatu datu pertsonalak
person-erase-hint = Izena, jaiotze-data, harremanetarako datuak eta identifikatzaileak ezabatzen dira, txapelketa eta denboraldi guztietan. Emaitzak gordetzen dira, zenbaki batekin. Ezin da desegin, eta aurreko babeskopiek datuak badituzte oraindik.
person-erase-sure = Pertsona honen datuak ezabatzeko eskatu didate
person-erase-unsure = Markatu laukia berresteko.
done-erased = Datu pertsonalak ezabatu dira.

## Fields

field-federation = Idatzi hiru letra, adibidez CAT.
field-email = Idatzi helbide elektroniko bat, adibidez izena@example.org.
field-born = Idatzi 1900 eta gaur arteko data bat, adibidez 1998-05-21.
twice = { $name } dagoeneko zerrendan dago, { $number } zenbakiarekin.
namesake = Gehitu hala ere: izen bereko beste jokalari bat da

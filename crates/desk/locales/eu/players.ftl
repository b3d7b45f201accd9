## Entering players

add = Eman izena jokalari bati
enter = Eman izena
name = Izena
more = Datu gehiago
name-hint = Abizenak, izena
rating = FIDE Elo
national = Elo nazionala
title = Titulua
club = Kluba
fide-id = FIDE IDa
sex = Sexua
sex-none = –
sex-man = gizona
sex-woman = emakumea
groups = Sari-taldeak
born = Jaiotze-data
licence = Lizentzia
initials = Publikoari, inizialak
initials-by-age = adinaren arabera
initials-always = beti
initials-never = inoiz ez (baimenarekin)
phone = Telefonoa
email = Posta elektronikoa
done-entered = { $name } barruan dago.

## The list

none = Oraindik ez dago jokalaririk.
filter = Bilatu zerrendan
choose = Aukeratu
arrange = Esleitu hasierako zenbakiak
not-arranged = Hasierako zenbakiak Elo, titulu eta izenaren arabera emango dira (C.04.2) lehen jardunaldia parekatzean.
check-in = Hemen daude
check-out = Ez daude
check-in-all = Denak daude
keep-apart = Ez parekatu elkarrekin
apart = Debekatutako parekatzeak
let-meet = Baimendu
number = Zk.
expelled = kanporatua
withdrawn = erretiratua
here = hemen
not-here = berretsi gabe
byes = atsedenak: { $count }
table = { $table }. mahaia
since = { $round }. jardunaldiaren ondoren sartua
done-checked-in = Presentzia idatzita.
done-checked-out = Absentzia idatzita.
done-arranged = Hasierako zenbakiak esleitu dira.
done-kept-apart = Ez dira elkarren artean parekatuko.
done-let-meet = Parekatu ahal izango dira.
warn-nobody-chosen = Ez da inor aukeratu.

## One player

edit = Jokalariaren datuak
card = Partida-fitxa
no-rounds = Oraindik ez du jardunaldirik jokatu.
byes-asked = Eskatutako atsedenak
bye-kind = Atsedena
bye-allocated = esleitutako atsedena
bye-full = puntu bateko atsedena
bye-half = puntu erdiko atsedena
bye-zero = absente, zero puntu
bye-ask = Idatzi atsedena
bye-cancel = Kendu
table-title = Mahai finkoa
table-label = Mahai-zenbakia; hutsik, bat ere ez
table-bad = Mahai baten zenbakia espero zen, 1etik gora.
leaving = Erretiratzea
withdraw = Erretiratzen da
expel = Kanporatzen da
return = Itzultzen da
remove = Ezabatu izen-ematea
done-player = { $name }: gordeta.
done-removed = Izen-ematea ezabatu da.

## Files of players

import-title = Inportatu jokalariak
import-intro = CSV fitxategi bat goiburu-lerroarekin (name, rating, title, federation, fide_id, born, sex) edo TRF bat.
import-intro-new = TRF16 edo TRF26 fitxategi bat: jokalariak, jardunaldiak eta emaitzak. Jardunaldi bakoitza programarekin alderatzen da.
import-file = Fitxategia
import-text = Edo itsatsi testua
import-send = Inportatu
import-go-on = Inportatu doikuntza hauekin
import-adjusted = Doikuntzak: { $count }
import-anyway = Oraindik ez da ezer inportatu. Ados bazaude, bidali berriro.
import-nothing = Ez da jokalaririk aurkitu.
import-separator = eremuak { $found } bidez bereizten dira
import-cut = { $line }. lerroa, { $column }. zutabea: «{ $found }» luzeegia da; «{ $taken }» gisa hartu da
import-no-rating = { $line }. lerroa, { $column }. zutabea: «{ $found }» ez da 4000 arteko puntuazioa; baztertu egin da
import-not-born = { $name }: { $found } jaioteguna etortzeko dago oraindik; baztertu egin da
import-rating = { $name }: { $found } puntuazioa 4000 baino handiagoa da; baztertu egin da
import-title-long = { $name }: «{ $found }» luzeegia da titulu eta federazio baterako; moztu egin da
import-twice = { $name } badago jada: ez da berriro inskribatzen
done-imported = Inportatutako jokalariak: { $count }.

## What the desk holds of a person

person-title = Datu pertsonalak
person-held = Mahaiak gordetzen duena
person-erased = Zenbakia bakarrik: pertsona hau ezabatu zen.
person-download = Dena fitxategi batean (JSON)
person-erase = Ezabatu pertsona hau
person-erase-hint = Mahai honetatik, txapelketa guztietan, izena, jaioteguna, harremanetarako datuak eta identifikatzaileak ezabatzen dira. Emaitzak gelditzen dira, zenbaki batekin. Ezin da desegin, eta lehenago egindako babeskopiek datuak badituzte oraindik.
person-erase-sure = Pertsona hau ezabatzeko eskatu didate.
person-erase-unsure = Markatu laukia ziur bazaude.
done-erased = Pertsonaren datuak ezabatu dira.

## Fields

field-federation = Hiru letra, adibidez CAT.
field-email = Helbide elektroniko bat espero zen.
twice = { $name } inskribatuta dago, { $number } zenbakiarekin.
namesake = Izen bereko beste jokalari bat da.

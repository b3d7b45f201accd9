
## Entering players

player-add = Eman izena jokalari bati
player-enter = Eman izena
player-name = Izena
player-more = Datu gehiago
player-name-hint = Abizenak, izena
player-rating = FIDE Elo
player-national = Elo nazionala
player-title = Titulua
player-club = Kluba
player-fide-id = FIDE IDa
player-sex = Sexua
sex-none = –
sex-man = gizona
sex-woman = emakumea
player-groups = Sari-taldeak
player-born = Jaiotze-data
player-licence = Lizentzia
player-initials = Publikoari, inizialak
initials-by-age = adinaren arabera
initials-always = beti
initials-never = inoiz ez (baimenarekin)
player-phone = Telefonoa
player-email = Posta elektronikoa
done-entered = { $name } barruan dago.

## The list

players-none = Oraindik ez dago jokalaririk.
players-filter = Bilatu zerrendan
players-choose = Aukeratu
players-arrange = Esleitu hasierako zenbakiak
players-not-arranged = Hasierako zenbakiak Elo, titulu eta izenaren arabera emango dira (C.04.2) lehen jardunaldia parekatzean.
players-check-in = Hemen daude
players-check-out = Ez daude
players-check-in-all = Denak daude
players-keep-apart = Ez parekatu elkarrekin
players-apart = Debekatutako parekatzeak
players-let-meet = Baimendu
player-number = Zk.
player-expelled = kanporatua
player-withdrawn = erretiratua
player-here = hemen
player-not-here = berretsi gabe
player-byes = atsedenak: { $count }
player-table = { $table }. mahaia
player-since = { $round }. jardunaldiaren ondoren sartua
done-checked-in = Presentzia idatzita.
done-checked-out = Absentzia idatzita.
done-arranged = Hasierako zenbakiak esleitu dira.
done-kept-apart = Ez dira elkarren artean parekatuko.
done-let-meet = Parekatu ahal izango dira.
warn-nobody-chosen = Ez da inor aukeratu.

## One player

player-edit = Jokalariaren datuak
player-card = Partida-fitxa
player-no-rounds = Oraindik ez du jardunaldirik jokatu.
byes-asked = Eskatutako atsedenak
bye-kind = Atsedena
bye-allocated = esleitutako atsedena
bye-full = puntu bateko atsedena
bye-half = puntu erdiko atsedena
bye-zero = absente, zero puntu
bye-ask = Idatzi atsedena
bye-cancel = Kendu
player-table-title = Mahai finkoa
player-table-label = Mahai-zenbakia; hutsik, bat ere ez
player-table-bad = Mahai baten zenbakia espero zen, 1etik gora.
player-leaving = Erretiratzea
player-withdraw = Erretiratzen da
player-expel = Kanporatzen da
player-return = Itzultzen da
player-remove = Ezabatu izen-ematea
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
player-twice = { $name } inskribatuta dago, { $number } zenbakiarekin.
player-namesake = Izen bereko beste jokalari bat da.

### Imports, numbers of persons, and acts on many players at once

## Import

title = Inportatu fitxategi batetik
intro = Inportatu klubak, jokalariak, lizentziak, Eloa edo indar-ordenak kalkulu-orri batetik. Ez da ezer sartzen aurrebista berrikusi arte.
kind = Fitxategiaren edukia
kind-licences = Jokalariak eta lizentziak
kind-ratings = Jokalarien Eloa
kind-lists = Indar-ordenak
file-hint = CSV edo XLSX goiburu-lerro batekin, gehienez 8 MB eta 20.000 lerro.
preview = Erakutsi aurrebista
preview-title = Aurrebista
columns = Zutabeak
columns-hint = Goiburu-lerroak zutabeen izenak ditu, edozein ordenatan eta adoube programaren edozein hizkuntzatan. Letra lodiz dauden zutabeak nahitaezkoak dira.
confirm-hint = Oraindik ez da ezer sartu. Lerro guztiak batera sartzen dira, eta erregistroan batera desegin daitezke. Desegitean, datu pertsonalak gorde egiten dira: zenbakiak eta jaiotze-datak, adibidez.
enter = Inportatu lerroak
fate-new = Berriak
fate-changed = Aldatuak
fate-same = Lehendik ezagunak
fate-left = Kanpoan utziak
line = Lerroa
matched = Zerk ezagutua
notes = Oharrak
by-birth = Izena eta jaiotze-data
by-person = Pertsona
more = { $count ->
    [one] eta beste bat
   *[other] eta beste { $count }
}
sheet = “{ $sheet }” orria bakarrik irakurtzen da.
unread = Irakurtzen ez diren zutabeak: { $columns }
header-lacks = Goiburu-lerroan hauek falta dira: { $columns }. Gehitu zutabeak edo aukeratu beste eduki bat.
nothing = Fitxategiak ez du sartzeko ezer. Berrikusi beheko oharrak.
done = Fitxategia inportatu da. Berriak: { $new }. Aldatuak: { $changed }.
done-without = Fitxategia inportatu da. Berriak: { $new }. Aldatuak: { $changed }. Kanpoan utziak: { $left }.
log-bulk = Batera sartuak

## Files that are not read

file-empty = Fitxategia hutsik dago. Aukeratu goiburu-lerroa duen bat.
file-rows = Fitxategiak { $most } lerro baino gehiago ditu. Zatitu eta inportatu zatiak.
file-columns = { $line }. lerroak { $most } zutabe baino gehiago ditu. Kendu behar ez diren zutabeak.
file-size = Fitxategiak, deskonprimituta, { $most } MB baino gehiago ditu. Zatitu eta inportatu zatiak.
file-damaged = Kalkulu-orria hondatuta edo zifratuta dago. Ireki, gorde berriro XLSX gisa eta saiatu berriz.
file-old-excel = Excel fitxategi zahar edo zifratu bat da. Gorde XLSX edo CSV gisa.
file-ods = OpenDocument kalkulu-orri bat da (ODS). Gorde XLSX edo CSV gisa.
file-document = Testu-dokumentu bat da. Gorde taula XLSX edo CSV gisa.
file-archive = Fitxategi konprimitu bat da. Deskonprimitu eta aukeratu barruko XLSX edo CSV fitxategia.
file-pdf = PDF bat da. Aukeratu XLSX edo CSV fitxategi bat.
file-picture = Irudi bat da. Aukeratu XLSX edo CSV fitxategi bat.
file-markup = Web orri bat edo XML da. Aukeratu XLSX edo CSV fitxategi bat.
file-binary = Ez da ez kalkulu-orria ez testua. Aukeratu XLSX edo CSV fitxategi bat.

## Faults of a row, and what was expected

fault = { $line }. lerroa, { $column } zutabea: “{ $found }” dago; espero zena: { $expected }
fault-nothing = { $line }. lerroa, { $column } zutabea: ez dago ezer; espero zena: { $expected }
expect-name = gehienez 90 karaktereko izen bat
expect-town = herri bat
expect-address = gehienez 120 karaktereko helbide bat
expect-club = erregistratutako klub bat, izenez edo zenbakiz
expect-born = iraganeko jaiotze-data bat, adibidez 1990-05-05
expect-rating = 1 eta 3500 arteko Elo bat
expect-number = gehienez 40 letra eta zifrako zenbaki bat
expect-fide-id = FIDE ID bat
expect-category = kategoria bat: P, 1, 2 edo 3
expect-title = titulu bat, adibidez MC, FM edo GM
expect-nationality = Bertakoa, Andorratarra edo Atzerritarra
expect-province = Bartzelona, Girona, Lleida edo Tarragona
expect-reason = eskaera mota: lizentzia berria, berritzea edo klub-aldaketa
expect-papers = dokumentuen izenak puntu eta komaz bereizita, edo “guztiak”
expect-yes = bai edo ez
expect-place = 1etik gorako zenbaki oso bat
expect-contact = gehienez 120 karaktere
expect-one-person = pertsona bakar batek duen izen bat
all-papers = guztiak
column-surname = Abizenak
column-granted = Lizentzia emana
column-place = Tokia zerrendan

## Rows left out, and values that are not taken

why-several = { $line }. lerroa: { $name } izeneko pertsona bat baino gehiago dago. Gehitu zenbaki bat edo jaiotze-data.
why-other = { $line }. lerroa: { $name } jokalariaren zenbaki bat beste pertsona honena da: { $other }. Zuzendu zenbakia edo izena.
why-unknown = { $line }. lerroa: { $name } ez dago denboraldi honetan. Inportatu lehenbizi jokalariak.
why-twice = { $line }. lerroa: { $name } { $earlier }. lerroan dago lehendik.
why-other-club = { $line }. lerroa: { $name } beste klub batekoa da: { $club }. Erregistratu klub-aldaketa jokalariaren orrian.
why-club-twice = { $line }. lerroa: { $club } bi aldiz dago fitxategian.
why-list-refused = { $club } klubaren zerrendari ez zaio zigilurik jartzen: { $why }
why-list-fault = { $club } klubaren zerrendari ez zaio zigilurik jartzen, lerro batek errore bat duelako.
note-kept = { $line }. lerroa, { $column } zutabea: “{ $found }” dago; lehendik ezaguna den balioa, “{ $had }”, gordetzen da
note-licensed = { $line }. lerroa: jokalariak badu lizentzia.
note-club-known = { $line }. lerroa: { $club } lehendik dago erregistratuta eta ez da aldatzen.
note-not-granted = { $name }: eskaera gordetzen da, baina ez da lizentziarik ematen. { $why }

## Numbers of persons

national-number = Zenbaki nazionala
national-number-hint = Federazio nazionaleko zenbakia (5.24).
licence-number = Lizentzia-zenbakia
number-bad = Idatzi gehienez 40 letra eta zifra.
fide-id-bad = Idatzi FIDE ID bat: zifrak bakarrik, gehienez 12.
number-taken = { $name } jokalariak badu zenbaki hau. Zuzendu zenbakia hemen edo han.

## Ratings from a list

doubtful = Zalantzazko bat-etortzeak
doubtful-hint = Jokalari hauen zenbakiek beste izen batera edo zerrendako bi sarreratara garamatzate. Ez dute Elorik jasotzen. Berrikusi zenbakiak.
unlisted = Ez daude zerrendan
unlisted-hint = Zerrendako sarrera batek ere ez du jokalari hauen zenbakirik. Idatzi falta diren zenbakiak haien orrietan.

## Licences of many players at once

licences-title = Lizentziak
licences-none = Ez dago jokalaririk. Aukeratu beste hautapen bat.
show = Jokalariak
show-applied = Eskaera egina
show-complete = Eskaera osatuta
show-incomplete = Dokumentuak falta dituztenak
show-to-renew = Berritzeko
show-all = Guztiak
order = Ordena
order-date = Eskaeraren data, zaharrenak lehenik
order-newest = Eskaeraren data, berrienak lehenik
applied-on = Eskaeraren data
rows = { $from }–{ $to } / { $count }
earlier = Aurrekoak
later = Hurrengoak
tick = Hautatu
tick-all = Hautatu zerrenda honetako jokalari guztiak, orri guztietan ({ $count })
grant = Eman lizentziak
renew = Berritu lizentziak
renew-hint = Markatu hautatutako jokalari guztiek aurkeztu dituzten dokumentuak. Jokalari bakoitzak eskaera bat jasotzen du, eta lizentzia ezer falta ez bada.
charge = Egin kargua klubei
charge-hint = Idatzi hautatutako jokalari bakoitzeko zenbatekoa. Klub bakoitzak kargu bakarra jasotzen du, batuketarekin.
tick-one = Hautatu gutxienez jokalari bat.
done-granted = { $count ->
    [one] Lizentzia bat eman da.
   *[other] { $count } lizentzia eman dira.
}
done-granted-but = { $count ->
    [one] Lizentzia bat eman da. Besteak ez dira onartu ({ $refused }). { $names }
   *[other] { $count } lizentzia eman dira. Besteak ez dira onartu ({ $refused }). { $names }
}
done-renewed = { $count ->
    [one] Lizentzia bat berritu da.
   *[other] { $count } lizentzia berritu dira.
}
done-renewed-but = { $count ->
    [one] Lizentzia bat berritu da. Besteek ez dute oraindik lizentziarik ({ $refused }). { $names }
   *[other] { $count } lizentzia berritu dira. Besteek ez dute oraindik lizentziarik ({ $refused }). { $names }
}
done-charged = { $count ->
    [one] Jokalari baten kargua egin zaio klubari.
   *[other] { $count } jokalariren kargua egin zaie klubei.
}
done-charged-but = { $count ->
    [one] Jokalari baten kargua egin zaio klubari. Besteei ez zaie kargurik egin ({ $refused }). { $names }
   *[other] { $count } jokalariren kargua egin zaie klubei. Besteei ez zaie kargurik egin ({ $refused }). { $names }
}
done-print = { $count ->
    [one] Lizentzia bat inprimatzeko.
   *[other] { $count } lizentzia inprimatzeko.
}
print-none = Jokalari hauetako inork ez du lizentziarik. Eman lehenbizi lizentziak.
print-without = { $count ->
    [one] Lizentziarik gabeko jokalari bat
   *[other] Lizentziarik gabeko { $count } jokalari
}
no-birth = ez da jaiotze-data ezagutzen

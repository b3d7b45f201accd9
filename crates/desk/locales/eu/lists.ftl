## Rating lists, in which players are looked up

title = Rating-zerrendak
none = Oraindik ez dago zerrendarik.
name = Zerrenda
name-hint = Izen bereko zerrendak aurrekoa ordezten du.
when = Inportatua
drop = Kendu
add = Inportatu zerrenda bat
intro = FIDEren zerrenda (TXT edo XML, berak argitaratzen duen bezala edo deskonprimituta) edo federazioarena (testua edo CSV), { $most } MB arte. adoube list import aginduak gauza bera egiten du nabigatzailerik gabe.
send = Inportatu
packed = Fitxategia irakurtzen ez den modu batean konprimituta dago: deskonprimitu lehenago.
too-large = Fitxategia { $most } MB baino handiagoa da.
broken = Fitxategia goizegi amaitzen da edo hondatuta dago: bidali berriro.
nothing = Ez da jokalaririk aurkitu: FIDEren edo federazioaren zerrenda bat espero zen.
wrong = Ez da ezer inportatu: zerrendak akatsak ditu. Zuzendu eta bidali berriro.
search = Bilatu zerrendetan
query = Izena edo zenbakia
query-hint = Abizenaren, izenaren edo FIDE kodearen hasiera.
player-year = Jaioturtea
field-year = Lau zifrako urtea, adibidez 2012.
done-list-dropped = Zerrenda kendu da.
found = { $count ->
    [0] Jokalaririk ez
    [1] Jokalari bat
   *[other] { $count } jokalari
}
done-list-imported = { $name }: inportatuta. Jokalariak: { $count }.

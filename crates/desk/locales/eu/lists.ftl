## Rating lists, in which players are looked up

lists-title = Rating-zerrendak
lists-none = Oraindik ez dago zerrendarik.
lists-name = Zerrenda
lists-name-hint = Izen bereko zerrendak aurrekoa ordezten du.
lists-when = Inportatua
lists-drop = Kendu
lists-add = Inportatu zerrenda bat
lists-intro = FIDEren zerrenda (TXT edo XML, berak argitaratzen duen bezala edo deskonprimituta) edo federazioarena (testua edo CSV), { $most } MB arte. adoube list import aginduak gauza bera egiten du nabigatzailerik gabe.
lists-send = Inportatu
lists-packed = Fitxategia irakurtzen ez den modu batean konprimituta dago: deskonprimitu lehenago.
lists-too-large = Fitxategia { $most } MB baino handiagoa da.
lists-broken = Fitxategia goizegi amaitzen da edo hondatuta dago: bidali berriro.
lists-nothing = Ez da jokalaririk aurkitu: FIDEren edo federazioaren zerrenda bat espero zen.
lists-wrong = Ez da ezer inportatu: zerrendak akatsak ditu. Zuzendu eta bidali berriro.
lists-search = Bilatu zerrendetan
lists-query = Izena edo zenbakia
lists-query-hint = Abizenaren, izenaren edo FIDE kodearen hasiera.
player-year = Jaioturtea
field-year = Lau zifrako urtea, adibidez 2012.
done-list-dropped = Zerrenda kendu da.
lists-found = { $count ->
    [0] Jokalaririk ez
    [1] Jokalari bat
   *[other] { $count } jokalari
}
done-list-imported = { $name }: inportatuta. Jokalariak: { $count }.

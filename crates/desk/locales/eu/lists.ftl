## Rating lists in which players are looked up

title = Elo-zerrendak
none = Oraindik ez dago zerrendarik.
name = Zerrenda
name-hint = Izen bereko zerrendarik badago, ordeztu egiten da.
when = Inportatze-data
drop = Ezabatu
add = Inportatu zerrenda
intro = FIDEren zerrenda (TXT edo XML, konprimituta edo ez) edo federazioarena (testua, CSV edo XLSX), gehienez { $most } MB. Agindu-lerroan: adoube list import.
send = Inportatu
packed = Konpresio-formatu hau ez da onartzen. Deskonprimitu lehenik fitxategia.
too-large = Fitxategia handiegia da. Gehienez { $most } MB onartzen dira.
broken = Fitxategia osatu gabe edo hondatuta dago. Bidali berriro.
nothing = Ez da jokalaririk aurkitu. Aukeratu FIDEren edo federazioaren Elo-zerrenda bat.
wrong = Ez da ezer inportatu: zerrendak akatsak ditu. Zuzendu eta inportatu berriro.
search = Bilatu zerrendetan
query = Izena edo zenbakia
query-hint = Abizenaren, izenaren edo FIDE IDaren hasiera.
player-year = Jaioturtea
field-year = Idatzi lau zifrako urte bat, adibidez 2012.
done-list-dropped = Zerrenda ezabatu da.
found = { $count ->
    [0] Ez da jokalaririk aurkitu
    [one] Jokalari bat aurkitu da
   *[other] { $count } jokalari aurkitu dira
}
done-list-imported = { $count ->
    [one] { $name } zerrenda inportatu da: jokalari bat.
   *[other] { $name } zerrenda inportatu da: { $count } jokalari.
}

### Reasons: parts of a sentence without a capital and without a full stop. Most follow “Cannot pair the round:”.

no-pairing = { $unpaired ->
    [one] ez dago parekaketa osorik; jokalari hauetako bat aurkaririk gabe geratuko litzateke: { $players }
   *[other] ez dago parekaketa osorik; jokalari hauetako { $unpaired } aurkaririk gabe geratuko lirateke: { $players }
}
no-such-round = { $rounds ->
    [one] ez dago { $round }. txandarik: txapelketak txanda bakarra du
   *[other] ez dago { $round }. txandarik: txapelketak { $rounds } txanda ditu
}
too-large = txapelketa handiegia da parekatzeko
no-repetition = parekaketa posible guztiek partidaren bat errepikatuko lukete (Suitzar sistema 1.2, 3.1)
effort = ez da parekaketarik aurkitu bilaketa-mugaren barruan
no-table = Berger taulak 3 eta 64 jokalari artekoak dira; hemen, jokalari kopurua: { $players }
no-table-round = Berger taulak ez du { $round }. txandarik
no-bracket = kanporaketa batek 2 eta 4096 parte-hartzaile artean behar ditu, ez { $count }
no-tie-break = berdinketa-hauste ezezaguna: { $found }; kode bat espero zen, adibidez BH-C1, SB, DE edo KS-L+1
no-points = { $found } ez da puntu kopuru bat; adibidez, 1 edo 0.5 espero zen
too-many-rounds = { $rounds } txanda gehiegi dira { $players } jokalarirentzat; aurkaririk errepikatu gabe, gehienekoa { $most } da
round-robin = jokalari hauekin, guztiak guztien aurkako txapelketa batek { $wanted } txanda ditu, ez { $rounds }
knockout-rounds = { $wanted ->
    [one] jokalari hauekin, kanporaketa batek txanda bakarra du, ez { $rounds }
   *[other] jokalari hauekin, kanporaketa batek { $wanted } txanda ditu, ez { $rounds }
}
no-varma = Varma taulak 9 eta 24 jokalari artekoak dira, eta federazio bakoitzarentzat behar adinako multzoa eskatzen dute; jokalariak: { $players }

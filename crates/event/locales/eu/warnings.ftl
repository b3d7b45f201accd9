### What the arbiter has to confirm: each a sentence, in a list.

leaving = FIDE modua behin betiko desaktibatuko da. Txostenak hala esango du.
rounds = Txanda kopurua aldatuko da txapelketa hasita: lehen { $from }, orain { $to }. Txostenak hala esango du.
tie-breaks = Berdinketa-hausteak aldatuko dira txapelketa hasita. Txostenak hala esango du.
scoring = FIDEk ez du uzten puntuak aldatzen txapelketa hasi ondoren.
other-laws = Joko-erritmoa, itxarote-denbora edo Legeen edizioa aldatuko da txapelketa hasita. Prestatuta dauden partidak ez dira aldatzen.
bye-points = Ohiko puntuekin, FIDEk 1, ½ edo 0 balio duen atsedena bakarrik onartzen du.
buchholz = FIDEk ez ditu Buchholz berdinketa-hausteak onartzen guztiak guztien aurkako txapelketetan.
half-byes = { $number } zenbakiko jokalariak baditu arauek onartzen dituzten puntu erdiko atseden guztiak.
last-rounds = Arauek ez dute atsedenik onartzen { $round }. txandan, azkenetakoa baita.
full-bye = { $number } zenbakiko jokalariak puntu bateko atsedena izango du. FIDEk ez du gomendatzen.
late-entry = Jokalaria { $round }. txandaren ondoren sartuko da. Jokatu gabeko txandek ez dute punturik ematen.
kept-apart-late = FIDEk ez du uzten parekaketarik debekatzen lehen txandaren ondoren.
meet-again = { $first } eta { $second } zenbakiko jokalariek jokatu dute jada elkarren aurka.
kept-apart = { $first } eta { $second } zenbakiko jokalarien arteko parekaketa debekatuta dago.
wrong-bye = { $number } zenbakiko jokalariak jokatu gabe lortu du puntu bat, eta ezin du atsedena izan.
third-colour = { $number } zenbakiko jokalariak kolore bera izango du hirugarren aldiz jarraian.
balance = { $number } zenbakiko jokalariak hiru partida gehiago izango ditu kolore batekin bestearekin baino.
both-wrong = { $first } eta { $second } zenbakiko jokalariei beste kolorea zegokien.
not-the-engines = { $boards ->
    [one] Editatutako parekaketak ez datoz bat kalkulatutakoekin taula batean. Txostenak hala esango du.
   *[other] Editatutako parekaketak ez datoz bat kalkulatutakoekin { $boards } taulatan. Txostenak hala esango du.
}
unusual = Emaitza hau ezohikoa da. Egiaztatu.
closed-round = { $round }. txanda itxita dago. Egindako parekaketak ez dira aldatzen.
old-round = Aurreko txanda bakarrik zuzen daiteke. { $round }. txandako emaitza bat Elo-txostenerako bakarrik zuzen daiteke.
published = { $round }. txandako parekaketak argitaratuta daude jada.
rounds-missing = { $rounds ->
    [one] Txanda bat jokatzeke dago.
   *[other] { $rounds } txanda jokatzeke daude.
}
reopening = Txapelketa itxita dago, eta berriz irekiko da.

### Sentences that several pairing systems share.

no-pairing = ez dago parekatze osorik: jokalari hauetatik { $unpaired } parekatu gabe geratu behar dira: { $players }
no-such-round = { $round }. jardunaldia eskatu da; txapelketak { $rounds } ditu
too-large = txapelketa handiegia da parekatzeko
no-repetition = ez dago errepikapenik gabeko parekatzerik jardunaldi honetarako (Suitzarra 1.2, 3.1)
effort = ez da parekatzerik aurkitu baimendutako ahaleginarekin
no-table = { $players } jokalari eskatu dira; 3tik 64ra bitarteko taulak daude
no-table-round = taulak ez du { $round }. jardunaldirik
no-bracket = { $count } parte-hartzaile eskatu dira; koadro batek 2tik 4096ra bitarte behar ditu
no-tie-break = { $found } ez da berdinketa hausteko irizpide bat, hala nola BH/C1, SB, DE edo KS/L+1
no-points = { $found } ez da puntu kopuru bat

too-many-rounds = { $rounds } jardunaldi gehiegi dira { $players } jokalarirentzat: aurkaririk errepikatu gabe { $most } dira posible
round-robin = jokalari hauen ligak { $wanted } jardunaldi ditu, ez { $rounds }
knockout-rounds = jokalari hauen kanporaketak { $wanted } jardunaldi ditu, ez { $rounds }
no-varma = Varma zozketa 9tik 24ra jokalarirentzat da eta federazio bakoitzak talde nahiko handia behar du; { $players } daude

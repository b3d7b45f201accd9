### What a player did, as one line of the game log: a sentence with the player as its subject, without a full stop.

touches = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } { $count ->
    [one] { $it } laukiko pieza ukitu dute
   *[other] { $it } laukietako piezak ukitu dituzte
    }
touches-by-accident = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } nahi gabe { $count ->
    [one] { $it } laukiko pieza ukitu dute
   *[other] { $it } laukietako piezak ukitu dituzte
    }
touches-together = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } aldi berean { $count ->
    [one] { $it } laukiko pieza ukitu dute
   *[other] { $it } laukietako piezak ukitu dituzte
    }
plays-with-two-hands = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } { $it } jokatu dute bi eskuekin
plays = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } { $it } jokatu dute
releases = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } { $it } laukian utzi dute pieza
places = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } sustapeneko { $it } pieza taulan jarri dute
claims-touched = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } erreklamatu dute aurkariak { $it } laukiko pieza ukitu duela
writes = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } { $it } idatzi dute
seals-a-move = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } jokaldi bat zigilatu dute
displaces = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } { $count ->
    [one] { $it } laukiko pieza lekuz mugitu dute
   *[other] { $it } laukietako piezak lekuz mugitu dituzte
    }
announces = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } { $it } iragarri dute
signs = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } { $it } emaitza sinatu dute
arrives = { $side ->
    [white] Zuriak
   *[other] Beltzak
    } taulara iritsi dira
says-adjust = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } “konpondu” esan dute
has-adjusted = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } piezak egokitzen amaitu dute
presses-the-clock = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } erlojua sakatu dute
offers = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } berdinketa eskaini dute
accepts-the-draw = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } berdinketa-eskaintza onartu dute
declines = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } berdinketa-eskaintza baztertu dute
claims-bare-king = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } berdinketa erreklamatu dute, aurkariak erregea bakarrik duelako
claims-flag = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } erreklamatu dute aurkariaren bandera erori dela
claims-illegal = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } erreklamatu dute aurkariak legez kanpoko jokaldi bat egin duela
claims-clock = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } erreklamatu dute erloju bat gaizki jarrita dagoela
claims-no-winning-means = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } erreklamatu dute aurkariak ezin duela modu arruntean irabazi
claims-no-effort = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } erreklamatu dute aurkaria ez dela irabazten saiatzen
asks-increment = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } denbora gehigarria eskatu dute
withdraws = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } eskaintza edo erreklamazio bat bertan behera utzi nahi dute
agrees = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } legez kanpoko jokaldia desegitea onartu dute
resigns = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } etsi dute
stops-clocks = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } erlojuak gelditu dituzte
records = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } idaztorria eguneratu dute
stops-recording = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } jokaldiak idazteari utzi diote
puts-the-pieces-back = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } lekuz mugitutako piezak berriro jarri dituzte
phone = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } gailu elektroniko bat daramate
refuses = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } Legeak betetzeari uko egin diote
asks-scoresheet = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } epailearen idaztorria ikustea eskatu dute
appeals = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } helegitea jarri dute erabaki baten aurka
threefold = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } berdinketa erreklamatu dute, posizioa hiru aldiz errepikatu delako
fifty = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } berdinketa erreklamatu dute, 50 jokaldien arauagatik
with-move = ({ $it } jokaldiarekin)
by-the-display = (pantaila batek erakusten duenagatik bakarrik)
phone-in-bag = { $side ->
    [white] Zuriek
   *[other] Beltzek
    } gailu elektroniko itzali bat dute poltsa batean

### What the arbiter did, as one line of the game log, without a full stop; and the penalties of 12.9.

sets = Epaileak { $side ->
    [white] zurien
   *[other] beltzen
    } erlojua doitu du ({ $it })
sets-both = Epaileak erlojuak doitu ditu: { $white } (zuriak), { $black } (beltzak)
gives = Epaileak { $it } gehiago eman die { $side ->
    [white] zuriei
   *[other] beltzei
    }
penalises = Epaileak { $side ->
    [white] zuriak
   *[other] beltzak
    } zigortu ditu: { $it }
decides = Epaileak { $it } emaitza ezarri du
takes-back = Epaileak { $side ->
    [white] zurien
   *[other] beltzen
    } jokaldia desegin du
starts = Epaileak erlojua abiarazi du
stops-clocks = Epaileak erlojuak gelditu ditu
reads-clocks = Epaileak erlojuak begiratu ditu
reads-board = Epaileak taulako posizioa begiratu du
sees-flag = Epaileak bandera bat erori dela ikusi du
sees-flags = Epaileak bi banderak erori direla ikusi du
sees-illegal = Epaileak legez kanpoko jokaldi bat ikusi du
sees-position = Epaileak legez kanpoko posizio bat ikusi du
upholds = Epaileak erreklamazioa onartu du
rejects = Epaileak erreklamazioa baztertu du
postpones = Epaileak erabakia atzeratu du
decides-continue = Epaileak partidarekin jarraitzea erabaki du
decides-new-game = Epaileak partida berri bat jokatzea erabaki du
adjourns = Epaileak jokaldia zigilatzeko eskatu du
resumes = Epaileak partida berriz hasi du
opens-envelope = Epaileak gutun-azala ireki du
loses-envelope-and-times = Gutun-azala eta erlojuetako denborak galdu dira
loses-envelope-and-position = Gutun-azala eta posizioa galdu dira
loses-envelope = Gutun-azala galdu da
finds-touched-first = Epaileak erabaki du lehenengo { $it } laukiko pieza ukitu zela
setup-wrong = Epailea ohartu da hasierako posizioa okerra zela
board-turned = Epailea ohartu da taula biratuta zegoela
colours-reversed = Epailea ohartu da koloreak trukatuta zeudela
clock-wrong = Epailea ohartu da erlojua gaizki jarrita zegoela
clock-defective = Epailea ohartu da erlojua hondatuta dagoela
displaced-after = Epaileak piezak lekuz mugituta aurkitu ditu { $it }. jokaldiaren ondoren
displaced-uncertain = Epaileak piezak lekuz mugituta aurkitu ditu; azken posizio ziurra { $it }. jokaldiaren ondorengoa da
resumption-wrong = Epailea ohartu da gerorako utzitako posizioa gaizki jarri zela
count-unknown = Epaileak ezin du jakin zenbat jokaldi egin diren
boards-differ = Epailea ohartu da bi taulak ez datozela bat
boards-differ-after = Epailea ohartu da bi taulak ez datozela bat; idaztorriak bat datoz { $it }. jokaldira arte
warning = ohartarazpena
less = { $it } gutxiago erlojuan
more-for-opponent = { $it } gehiago aurkariarentzat
points = partida honetako puntuak: { $it }
points-for-opponent = aurkariaren puntuak partida honetan: { $it }
loss = partida galtzea
loss-and-points = partida galtzea; aurkariaren puntuak: { $it }
fine = isuna
exclusion = { $it ->
    [one] txanda batetik kanpo uztea
   *[other] { $it } txandatik kanpo uztea
    }
expulsion = txapelketatik kanporatzea
sees-touched = Epaileak esku hartu du, ukitutako piezaren araua hautsi delako
sees-touched-on = Epaileak ikusi du { $it } laukiko pieza ukitu dela
reads-move = Epaileak zigilatutako jokaldia honela irakurri du: { $it }
consents = Epaileak jokalariei berdinketa adosten utzi die
breach = Epaileak erabaki du { $side ->
    [white] zuriek
   *[other] beltzek
    } { $it } artikulua urratu dutela
admits = Epaileak laguntzaile bat onartu du { $side ->
    [white] zurientzat
   *[other] beltzentzat
    }, { $it } artikuluaren arabera
others-breach = Epaileak ikusi du partida hau jokatzen ez duen norbaitek { $it } artikulua urratu duela
scoresheet-defective = Epaileak ikusi du { $side ->
    [white] zurien
   *[other] beltzen
    } idaztorri elektronikoak akatsa duela

### The answers of the Laws to an action at the board: one line each, without a full stop. The article follows on the page.

refused = ekintza ez da onartzen; ez da ezer aldatzen
refused-why = ez da posible: { $why }
upheld = erreklamazioa onartu da
rejected = erreklamazioa baztertu da
flag = { $side ->
    [white] zurien
   *[other] beltzen
    } bandera erori da
completed = { $side ->
    [white] zurien
   *[other] beltzen
    } { $move } jokaldia osatuta dago
position = posizioa hemen agertzen dena da
clocks = erlojuek { $white } (zuriak) eta { $black } (beltzak) markatzen dute
new-game = partida baliogabetu da eta beste bat jokatu behar da
continues = partidak aurrera jarraitzen du
must-move = { $side ->
    [white] zuriek
   *[other] beltzek
    } { $square } laukiko pieza mugitu behar dute
must-move-to = { $side ->
    [white] zuriek
   *[other] beltzek
    } { $square } laukiko pieza { $to } laukira mugitu behar dute
must-capture = { $side ->
    [white] zuriek
   *[other] beltzek
    } { $square } laukiko pieza harrapatu behar dute
must-capture-with = { $side ->
    [white] zuriek
   *[other] beltzek
    } { $square } laukiko pieza { $with } laukikoarekin harrapatu behar dute
must-castle-short = { $side ->
    [white] zuriek
   *[other] beltzek
    } endroke laburra egin behar dute
must-castle-long = { $side ->
    [white] zuriek
   *[other] beltzek
    } endroke luzea egin behar dute
must-king = { $side ->
    [white] zuriek
   *[other] beltzek
    } erregea mugitu behar dute
must-play = { $side ->
    [white] zuriek
   *[other] beltzek
    } { $move } jokatu behar dute
free = { $side ->
    [white] zuriek
   *[other] beltzek
    } legezko edozein jokaldi egin dezakete
time-plus = { $side ->
    [white] zuriek
   *[other] beltzek
    } { $time } gehiago jasotzen dute
time-minus = { $side ->
    [white] zuriek
   *[other] beltzek
    } { $time } galtzen dute erlojuan
increment = hemendik aurrera bi erlojuek denbora gehigarria dute jokaldi bakoitzean: { $seconds } s
offer-open = { $side ->
    [white] zurien
   *[other] beltzen
    } berdinketa-eskaintza indarrean dago
offer-declined = { $side ->
    [white] zurien
   *[other] beltzen
    } berdinketa-eskaintza baztertu da
offer-improper = { $side ->
    [white] zurien
   *[other] beltzen
    } berdinketa-eskaintzak balio du, baina une desegokian egin da
score-off = { $side ->
    [white] zuriek
   *[other] beltzek
    } ez dute jokaldiak idatzi beharrik
score-on = { $side ->
    [white] zuriek
   *[other] beltzek
    } idaztorria osatu behar dute
score-off-both = bi jokalariek jokaldiak idazteari utz diezaiokete
score-on-both = bi jokalariek idaztorria osatu behar dute
options = epaileak { $side ->
    [white] zurientzat
   *[other] beltzentzat
    } aukeratu behar du: { $choices }
options-both = epaileak aukeratu behar du: { $choices }
notice-illegal = epailearentzat bakarrik: legez kanpoko jokaldi gisa zenbatzen da
notice-touch = epailearentzat bakarrik: pieza bat ukitu da aurkariak jokatu behar zuenean
notice-displaced = epailearentzat bakarrik: erlojua sakatu da lekuz mugitutako piezak berriro jarri aurretik
notice-recording = epailearentzat bakarrik: jokaldiak ez dira behar bezala idazten
notice-flag = epailearentzat bakarrik: { $side ->
    [white] zurien
   *[other] beltzen
    } denbora agortu da
won = { $side ->
    [white] zuriek
   *[other] beltzek
    } irabazi dute
drawn = partida berdinketan amaitu da
both-lose = bi jokalariek galdu dute
both-forfeit = bi jokalariek galdu dute, agertu ez direlako
half = puntu erdia { $side ->
    [white] zurientzat
   *[other] beltzentzat
    }, eta punturik ez aurkariarentzat
forfeit = { $side ->
    [white] zuriek
   *[other] beltzek
    } irabazi dute, aurkaria agertu ez delako
warning = ohartarazpena
time-opponent = denbora gehiago aurkariarentzat
time-offender = denbora gutxiago arau-hauslearentzat
time-side = denbora gehiago { $side ->
    [white] zurientzat
   *[other] beltzentzat
    }
points-opponent = puntu gehiago aurkariarentzat
points-offender = puntu gutxiago arau-hauslearentzat
loss = partida galtzea
fine = isuna
rounds = txanda batetik edo gehiagotik kanpo uztea
expulsion = txapelketatik kanporatzea
uphold = onartzea
reject = baztertzea
postpone = erabakia atzeratzea
continue = partidarekin jarraitzea
choose-new-game = partida berria
set-clocks = erlojuak doitzea
draw = berdinketa
whites-move = zurien jokaldia desegitea
blacks-move = beltzen jokaldia desegitea
choose-square = lehenengo { $square } laukiko pieza ukitu zen
notice-announcement = epailearentzat bakarrik: iragarpena ez dator bat egindako jokaldiarekin
notice-default-time = epailearentzat bakarrik: { $side ->
    [white] zuriak
   *[other] beltzak
    } ez dira iritsi, eta itxarote-denbora amaitu da
notice-five-minutes = epailearentzat bakarrik: { $side ->
    [white] zuriei
   *[other] beltzei
    } bost minutu baino gutxiago geratu zaizkie, eta jokaldiak idazteari utz diezaiokete
notice-ten-moves = epailearentzat bakarrik: bi jokalariek hamar jokaldi osatu dituzte; hasierako posizio okerra edo gaizki jarritako erlojua normalean ez da gehiago zuzentzen
notice-two-minutes = epailearentzat bakarrik: { $side ->
    [white] zuriei
   *[other] beltzei
    } bi minutu baino gutxiago geratzen zaizkie, eta gidalerroen arabera eska edo erreklama dezakete
choose-move = zigilatutako jokaldia { $move } da
penalty = { $side ->
    [white] zurien
   *[other] beltzen
    } zigorra: { $penalty }
scores = partidako puntuak hauek dira: { $white } (zuriak) eta { $black } (beltzak)

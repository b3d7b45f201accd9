### Norms, titles and promotions, and what they lack.

third-to-second = hirugarrenetik bigarrenera
second-to-first = bigarrenetik lehenera
first-to-preferent = lehenetik preferentera
yes = lortua
no = lortu gabe
by-average = { $step }: { $rounds } jardunaldi, batezbestekoa { $average }, { $needed } puntu behar dira, { $points } ditu: { $verdict }
by-seconds = { $step }: { $rounds } jardunaldi, bigarren mailako edo goragoko { $seconds } aurkari, { $needed } puntu behar dira, { $points } ditu: { $verdict }
no-table = { $step }: araudiak ez du { $rounds } jardunaldirako taularik; Kirol Batzordeak erabakitzen du
needed = Mestre Català, 3. norma: batezbestekoa { $average }; 50 + 0.1 × (2375 − batezbestekoa) = %{ $needed } gainditu behar da, hau da, { $games }-tik { $points }
impossible = Mestre Català, 3. norma: batezbestekoa { $average }; 50 + 0.1 × (2375 − batezbestekoa) = %{ $needed } gainditu behar da: ez da posible
scored = { $games }-tik { $points } = %{ $scored }: { $verdict }
protected = Norma ematen da: azken jardunaldian emaitza okerragoarekin ere eginda legoke
games = partidak
foreign-federations = norberarenaz besteko federazioak
own-federation = norberaren federazioko aurkariak
one-federation = federazio bereko aurkariak
title-holders = titulua duten aurkariak
norm-titles = normaren titulua edo goragokoa duten aurkariak
average = aurkarien batezbestekoa
score = puntuen ehunekoa
performance = errendimendua
least = { $mark } { $article } { $what }: { $found }, { $needed } behar dira
most = { $mark } { $article } { $what }: { $found }, gehienez { $needed }
worked = Rp = Ra + dp = { $average } + { $difference } = { $rating } ({ $games }-tik { $points } = %{ $percent })
raised = { $number } aurkariak ({ $rating }) gutxieneko puntuazioarekin balio du (1.4.6)
left-out = Alde batera utzitako jardunaldiak: { $rounds } (1.4.1e-f)
counts = Normak { $games } partidatarako balio du
enough = Aurkari hauekin { $points } puntu behar dira
needs = Azken jardunaldian { $points }, oraindik parekatu gabe: norma { $rating } edo gehiagoko aurkari baten aurka, titulua badu eta beste federazio batekoa bada
never = Azken jardunaldian { $points }, oraindik parekatu gabe: ez dago norma emango duen aurkaririk

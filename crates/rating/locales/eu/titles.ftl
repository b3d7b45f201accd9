### Norms, titles and promotions: requirements and results, one per line.

third-to-second = Hirugarren kategoriatik bigarrenera
second-to-first = Bigarren kategoriatik lehenera
first-to-preferent = Lehen kategoriatik Preferentera
yes = lortuta
no = lortu gabe
by-average = { $step }: { $rounds } txanda, aurkarien batezbestekoa { $average }, { $needed } puntu behar dira eta { $points } ditu: { $verdict }
by-seconds = { $step }: { $rounds } txanda, bigarren kategoriako edo goragoko aurkariak: { $seconds }, { $needed } puntu behar dira eta { $points } ditu: { $verdict }
no-table = { $step }: araudiak ez du txanda kopuru honetarako ({ $rounds }) taularik; Kirol Batzordeak erabakitzen du
needed = Mestre Català, 3. norma: aurkarien batezbestekoa { $average }; 50 + (2375 − batezbestekoa) / 10 = %{ $needed } gainditu behar da, hau da, gutxienez { $points } puntu { $games } partidatan
impossible = Mestre Català, 3. norma: aurkarien batezbestekoa { $average }; 50 + (2375 − batezbestekoa) / 10 = %{ $needed } gainditu beharko litzateke, eta ez da posible
scored = { $points } / { $games } = %{ $scored }: { $verdict }
protected = Norma ematen da: azken txandan emaitza okerragoarekin lortuko zatekeen
games = Partidak
foreign-federations = Jokalariarenaz besteko federazioak
own-federation = Jokalariaren federazio bereko aurkariak
one-federation = Federazio bakar bateko aurkariak
title-holders = Titulua duten aurkariak
norm-titles = Normaren titulua edo goragoko bat duten aurkariak
average = Aurkarien Elo-batezbestekoa
score = Puntuen ehunekoa
performance = Errendimendua
least = { $mark } { $what }: { $found }; gutxienez { $needed } ({ $article })
most = { $mark } { $what }: { $found }; gehienez { $needed } ({ $article })
worked = Rp = Ra + dp = { $average } + { $difference } = { $rating } ({ $points } / { $games } = %{ $percent })
raised = { $number } zenbakiko aurkaria ({ $rating }) gutxieneko Elo doituarekin zenbatzen da (1.4.6)
left-out = Balio ez duten txandak: { $rounds } (1.4.1e-f)
counts = Norma { $games } partidatzat zenbatzen da
enough = Aurkari hauen aurka { $points } puntu behar dira
needs = Azken txandan (oraindik parekatu gabe) { $points } eginda: norma, aurkariak titulua eta gutxienez { $rating } Elo baditu eta beste federazio batekoa bada
never = Azken txandan (oraindik parekatu gabe) { $points } eginda: ez dago norma emango lukeen aurkaririk

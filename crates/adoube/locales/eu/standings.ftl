### `adoube standings`.

about = Erakutsi sailkapena, berdinketa-hauste bakoitzaren balioarekin
tie-breaks = Berdinketa-hausteen zerrenda (LIST), ordenan, adibidez BH-C1,BH,DE; taldeka, MPvGP,EMGSB-C1,EDE, eta PTS:GP lehenik, partida-puntuek erabakitzen badute [lehenetsia: fitxategikoak; bestela, BH-C1,BH,DE; guztiak guztien aurka, SB,DE,WIN; taldeka, MPvGP,EMGSB-C1,EDEBT]
preset = Federazioaren araudiko berdinketa-hausteen ordena: fce-swiss edo fce-roundrobin; taldeka, fce-teams, fce-copa edo fce-team-finals
round = N. txandaren ondoko sailkapena [lehenetsia: parekatutako azkena]
worked = Azaldu jokalari baten (PLAYER: hasierako zenbakia) edo talde baten (haren zenbakia) balio bakoitza
teams = Erakutsi taldeen sailkapena (automatikoa taldekako txapelketa eta berdinketa-hausteetan)
players = Erakutsi banakako sailkapena, taldekako txapelketa batean ere
table = Erakutsi beharreko taula: standing (sailkapena), cross (taula gurutzatua) edo progress (puntuak txanda bakoitzaren ondoren) [lehenetsia: standing]
card = Erakutsi jokalari baten (PLAYER: hasierako zenbakia) emaitzak, txandaz txanda
prizes = Sarien zerrenda (LIST), ordenan, adibidez 600,300,150; puntu berdinak dituzten jokalarien artean banatzen dira (1.61)
wide = Erakutsi titulua, Eloa, federazioa eta jaiotze-data ere
list = Federazioaren zerrenda (LIST; testua, CSV edo XML); kategoria gehitzen du, eta titulua, fitxategiak ez badu

for-teams = --tiebreaks: { $code } taldeentzat da; jokalarientzako berdinketa-hauste bat edo --teams espero zen

no-round = { $rounds ->
    [1] --round: { $round }. txanda parekatu gabe dago; fitxategiak parekatutako txanda bat du
   *[other] --round: { $round }. txanda parekatu gabe dago; fitxategiak parekatutako { $rounds } txanda ditu
    }

no-player = --worked: jokalari batek ere ez du { $number } hasierako zenbakia
no-team = --worked: talde batek ere ez du { $number } zenbakia
no-card = --card: jokalari batek ere ez du { $number } hasierako zenbakia
no-prize = --prizes: ezin da { $found } irakurri; zenbatekoak espero ziren, adibidez 600 edo 49.50
not-here = { $code } ezin da guztiak guztien aurkako txapelketa batean erabili (C.07.8)
unrated = { $code }: Elorik gabeko jokalariak ez dira zenbatzen; txapelketaren arauek hori iragarri behar dute (C.07.10)
for-people = { $code } jokalarientzat da; taldeek ez dute Elorik (C.07.10)

rank = postua
number = zk.
name = izena
team = taldea
points = puntuak
title = titulua
category = kat.
rating = Elo
federation = fed.
born = jaio
prize = saria
tables-round = txanda
opponent = aurkaria
result = emaitza
total = guztira
match-points = neurketa-puntuak
game-points = partida-puntuak
won = irab.
drawn = berd.
lost = gald.
board-points = taulak

part = { "  " }{ $round }. txanda, { $opponent } aurkaria: { $value }
part-alone = { "  " }{ $round }. txanda: { $value }
team-codes-part = { "  " }{ $round }. txanda, { $opponent } taldea: { $value }
board = { "  " }{ $board }. taula: { $value }
divided = { "  " }Buchholzaren zatitzailea: { $value }
cut = baztertua
dummy = aurkari birtuala

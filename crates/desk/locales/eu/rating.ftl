### Rating changes, norms and promotions of a tournament.

changes = Elo-aldaketak
changes-hint = Orain arteko Elo-aldaketa FIDEren arauen arabera. Elorik gabeko jokalarien aurkako partidek ez dute balio. Aukeratu izen bat kalkulua ikusteko.
games = Partidak
expected = Esperotakoa
k = K
change = Aldaketa
new = Berria
performance = Errendimendua
worked-title = Elo-kalkulua: { $number }. { $name }
worked = Kalkulua
games-of = Jokalariaren partidak
performance-worked = Errendimendua: aurkarien batezbestekoa, { $average }; puntuen %{ $percent } lortzeari dagokiona, { $difference }; guztira, { $rating }
left-out = Elorako balio ez duten partidak: { $games }
norms = Normak
norms-fide = FIDEren tituluetarako normak
norms-none-here = { $rounds ->
    [one] Hemen ezin da normarik egin: partida klasikoak eta bederatzi txanda behar dira. Txapelketa honek txanda bakarra du.
   *[other] Hemen ezin da normarik egin: partida klasikoak eta bederatzi txanda behar dira. Txapelketa honek { $rounds } txanda ditu.
}
norms-nobody = Inork ez du normarik egin, eta inork ezin du jada egin.
norms-hint = Norma egin duten jokalariak, eta geratzen zaizkien partida guztiak irabazita oraindik egin dezaketenak.
norm-made = Norma eginda
norm-possible = Oraindik posible
last-round = Jokoan den partidaren emaitzaren arabera
norm = Norma
missing = Falta dena
yes = bai
no = ez
certificate = Erakutsi ziurtagiria
certificate-title = Norma-ziurtagiria: { $title }
promotions = Kategoria-igoerak
promotions-hint = Federazioaren araudiaren arabera. Jokalariaren kategoria 3, 2, 1, P edo M izeneko multzoa da; Eloak nazionalak dira. Behar diren puntuak txapelketa osokoak dira.
promotions-nobody = Ez dago igo daitekeen kategoriako jokalaririk.
earned = Lortuta
requirements = Baldintzak (FIDE B.01)
not-checked = adoubek ez du egiaztatzen txapelketa FIDEn erregistratuta dagoen, ezta epaileak eta eguneko txanda kopurua ere.
sign-arbiter = Epaile nagusia
sign-federation = Federazioa
fide-id = FIDE IDa
born = Jaiotze-data
own-title = Titulua
place = Lekua
dates = Datak
rate = Joko-erritmoa
rounds = Txandak
arbiter = Epaile nagusia
counted = Balio du

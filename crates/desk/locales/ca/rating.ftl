### Rating changes, norms and promotions of a tournament.

changes = Variacions d’Elo
changes-hint = Variació d’Elo fins ara segons les regles de la FIDE. Les partides contra jugadors sense Elo no compten. Trieu un nom per veure’n el càlcul.
games = Partides
expected = Esperat
k = K
change = Variació
new = Nou
performance = Rendiment
worked-title = Càlcul d’Elo: { $number }. { $name }
worked = Càlcul
games-of = Partides del jugador
performance-worked = Rendiment: mitjana dels adversaris, { $average }; el { $percent } % dels punts correspon a { $difference }; total, { $rating }
left-out = Partides que no compten per a l’Elo: { $games }
norms = Normes
norms-fide = Normes de títols de la FIDE
norms-none-here = { $rounds ->
    [one] Aquí no es poden fer normes: calen partides de ritme estàndard i nou rondes. Aquest torneig té una ronda.
   *[other] Aquí no es poden fer normes: calen partides de ritme estàndard i nou rondes. Aquest torneig té { $rounds } rondes.
}
norms-nobody = Cap jugador no ha fet cap norma, i ja no en pot fer ningú.
norms-hint = Jugadors amb norma i jugadors que encara en poden fer si guanyen totes les partides que els queden.
norm-made = Norma aconseguida
norm-possible = Encara possible
last-round = Segons el resultat de la partida en curs
norm = Norma
missing = Falta
yes = sí
no = no
certificate = Mostra el certificat
certificate-title = Certificat de norma: { $title }
promotions = Ascensos de categoria
promotions-hint = Segons el reglament de la federació. La categoria d’un jugador és un grup amb el nom 3, 2, 1, P o M; els Elo són els nacionals. Els punts necessaris són els de tot el torneig.
promotions-nobody = Cap jugador no té una categoria des de la qual pugui ascendir.
earned = Aconseguit
requirements = Requisits (FIDE B.01)
not-checked = adoube no comprova el registre del torneig a la FIDE, els àrbitres ni el nombre de rondes per dia.
sign-arbiter = Àrbitre principal
sign-federation = Federació
fide-id = ID FIDE
born = Data de naixement
own-title = Títol
place = Lloc
dates = Dates
rate = Ritme de joc
rounds = Rondes
arbiter = Àrbitre principal
counted = Compta

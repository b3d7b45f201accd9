## Printed documents

title = Impressió
intro = Cada document s’obre en una pàgina. Imprimiu-la o deseu-la com a PDF.
print = Imprimeix
by-board = Aparellaments per tauler
by-name = Aparellaments per nom
standings = Classificació
crosstable = Quadre creuat
players = Rànquing inicial
check-in = Llista de presència
slips = Fulls de resultat amb codi QR
place-cards = Targetes de taula
badges = Acreditacions
scoresheets = Planelles
signature = Signatura
round-board = Ronda { $round } · tauler { $board }
scan = Escanegeu el codi per enviar el resultat
date = Data
move = Jug.
result-line = Resultat
checkpoint = { $size ->
    [one] Punt de control del registre: una acció
   *[other] Punt de control del registre: { $size } accions
}
present = Present
no-round = Encara no hi ha rondes. Aparelleu la primera.
whole-names = Mostra els noms complets dels menors
initials = Mostra només les inicials dels menors

## Public pages

pairings = Aparellaments
standings = Classificació
crosstable = Quadre creuat
players = Jugadors
live = Taulers en directe
about = Informació
round = Ronda { $round }
rounds = Rondes
no-round = Encara no s’ha publicat cap ronda.
round-begins = Inici: { $time }
board = Tauler
white = Blanques
black = Negres
result = Resultat
not-played = Sense aparellar
search = Cerca per nom o número
caption-round = Aparellaments de la ronda { $round }
caption-players = Rànquing inicial
rank = Lloc
number = Núm.
name = Nom
rating = Elo
category = Cat.
federation = Fed.
club = Club
points = Punts
withdrawn = s’ha retirat
card-title = { $number }. { $name }
card-games = Partides
card-opponent = Adversari
card-colour = Color
card-tiebreaks = Desempats
place = Lloc
dates = Dates
schedule = Calendari
arbiters = Àrbitres
system = Sistema d’aparellament
rate = Ritme de joc
edition = Lleis dels Escacs
edition-of = edició { $year }
tiebreak-order = Ordre dels desempats
regulations = Bases del torneig
share = Obriu aquesta pàgina al mòbil
changed = Pàgina actualitzada.
closed = Acabat
pgn = Partides (PGN)
results-of = Resultats: { $done }/{ $all }

## Result slips

slip-title = Resultat del tauler { $board }
slip-who = Trieu el vostre nom
slip-result = Trieu el resultat
slip-white-won = Han guanyat les blanques: 1-0
slip-draw = Taules: ½-½
slip-black-won = Han guanyat les negres: 0-1
slip-send = Envia el resultat
slip-waiting = L’àrbitre encara no ha confirmat el resultat { $result }.
slip-accepted = Resultat anotat: { $result }.
slip-over = Ara no es poden enviar resultats d’aquesta ronda. Pregunteu a un àrbitre.
slip-choose = Trieu el vostre nom i el resultat.
slip-differs = { $side ->
    [white] Les blanques han enviat { $result }. Els dos resultats no coincideixen. Aviseu un àrbitre.
   *[other] Les negres han enviat { $result }. Els dos resultats no coincideixen. Aviseu un àrbitre.
}
done-slip-sent = Resultat enviat: { $result }.

### Rating changes, norms and promotions of a tournament.

changes = Rating changes
changes-hint = Rating change so far under FIDE’s rules. Games against unrated players do not count. Select a name to see the calculation.
games = Games
expected = Expected
k = K
change = Change
new = New
performance = Performance
worked-title = Rating calculation: { $number }. { $name }
worked = Calculation
games-of = Player’s games
performance-worked = Performance: opponents’ average { $average }; { $percent }% of the points corresponds to { $difference }; total { $rating }
left-out = Games not rated: { $games }
norms = Norms
norms-fide = FIDE title norms
norms-none-here = { $rounds ->
    [one] No norms are possible here: they need standard games and nine rounds. This tournament has one round.
   *[other] No norms are possible here: they need standard games and nine rounds. This tournament has { $rounds } rounds.
}
norms-nobody = No player has made a norm or can still make one.
norms-hint = Players with a norm, and players who can still make one by winning every remaining game.
norm-made = Norm achieved
norm-possible = Still possible
last-round = Depending on the current game
norm = Norm
missing = Missing
yes = yes
no = no
certificate = Show certificate
certificate-title = Certificate of title result: { $title }
promotions = Category promotions
promotions-hint = Under the federation handbook. A player’s category is a group named 3, 2, 1, P or M; ratings are national. The points needed are for the whole tournament.
promotions-nobody = No player has a category that allows promotion.
earned = Earned
requirements = Requirements (FIDE B.01)
not-checked = adoube does not check the tournament’s registration, the arbiters or the number of rounds per day.
sign-arbiter = Chief arbiter
sign-federation = Federation
fide-id = FIDE ID
born = Date of birth
own-title = Title
place = Location
dates = Dates
rate = Time control
rounds = Rounds
arbiter = Chief arbiter
counted = Counts

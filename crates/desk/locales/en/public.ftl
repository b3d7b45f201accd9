## Public pages

pairings = Pairings
standings = Standings
crosstable = Crosstable
players = Players
live = Live boards
about = About
round = Round { $round }
rounds = Rounds
no-round = No rounds published yet.
round-begins = Start: { $time }
board = Board
white = White
black = Black
result = Result
not-played = Not paired
search = Search by name or number
caption-round = Round { $round } pairings
caption-players = Starting list
rank = Rank
number = No.
name = Name
rating = Rating
category = Cat.
federation = Fed.
club = Club
points = Points
withdrawn = withdrawn
card-title = { $number }. { $name }
card-games = Games
card-opponent = Opponent
card-colour = Colour
card-tiebreaks = Tie-breaks
place = Location
dates = Dates
schedule = Schedule
arbiters = Arbiters
system = Pairing system
rate = Time control
edition = Laws of Chess
edition-of = { $year } edition
tiebreak-order = Tie-break order
regulations = Regulations
share = Open this page on your phone
changed = Page updated.
closed = Finished
pgn = Games (PGN)
results-of = { $done } of { $all } results

## Result slips

slip-title = Board { $board } result
slip-who = Choose your name
slip-result = Choose the result
slip-white-won = White won: 1-0
slip-draw = Draw: ½-½
slip-black-won = Black won: 0-1
slip-send = Send result
slip-waiting = The arbiter has not confirmed the result { $result } yet.
slip-accepted = Result recorded: { $result }.
slip-over = This round is not open for results. Ask an arbiter.
slip-choose = Choose your name and the result.
slip-differs = { $side ->
    [white] White sent { $result }. The two results differ. Call an arbiter.
   *[other] Black sent { $result }. The two results differ. Call an arbiter.
}
done-slip-sent = Result sent: { $result }.

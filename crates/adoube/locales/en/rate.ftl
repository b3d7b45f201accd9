### `adoube rate`.

about = Calculate the rating changes of a tournament or a rating period, with every step explained
files = Tournament FILE (TRF), or the games of a period (CSV: event,white,black,result, optionally kind,date,rounds); with --diff or --plot, rating lists
system = Rating SYSTEM: fce (the federation’s) or fide [default: fide]
kind = KIND of tournament for fce: open, team, barcelona, closed, closed-fide or individual [default: open]
tempo = TEMPO for fide: standard, rapid or blitz [default: as in the file, otherwise standard]
out = Write the new list to FILE; - is standard output (needs --list)
form = Format of the new list: csv or text [default: csv]
csv = Write the changes as CSV
explain = Explain every number of PLAYER (starting number; for a period, number on the list)
what-if = Show the effect of each last-round result on PLAYER (starting number); against an average opponent if that round is not paired yet
diff = Compare two lists, the older one first
again = Also rate tournaments that were rated before or are given twice
unfinished = Also rate tournaments still in play
plot = Draw as SVG: distribution (one list) or history (several lists, with --player)
player = Number of PLAYER on the lists

two = --diff: expected two lists, the older one first
one = --plot distribution: expected one list
whose = --plot history: expected --player with the player’s number
came = new
left = removed
summary = { $came } new, { $left } removed, { $changed } changed, { $same } unchanged
one-file = expected one tournament; several tournaments need --list and --out
no-list = the games of a period need a rating list (--list)
no-date = --out needs --date, the date of the new list
not-listed = { $name }: player { $number }, { $player }, is not on the list
twice = { $name }: tournament { $event } is given twice; use --again to count it twice
rated = { $event }: already rated for the list { $list }; use --again to rate it once more
in-play = { $event }: still in play, so results may change; use --unfinished to rate it now
earlier = { $event }: ended on { $day }, so it belongs to the list of { $list }; check that it was not rated there (Rating 7)
other-day = { $date }: not a list date; the handbook has lists on 1 January and 1 July (Rating 7)

done = { $players ->
    [1] 1 player
   *[other] { $players } players
    }, { $games ->
    [1] 1 game
   *[other] { $games } games
    }, { $changed ->
    [1] 1 rating changed
   *[other] { $changed } ratings changed
    }, { $left ->
    [1] 1 tournament not counted
   *[other] { $left } tournaments not counted
    }

no = no.
name = name
before = before
games = games
average = average
points = points
expected = expected
change = change
after = after

not-suitable = { $games ->
    [1] 1 game not counted: unrated opponent, rating difference too large, or too little time (1.1, 5.1)
   *[other] { $games } games not counted: unrated opponents, rating differences too large, or too little time (1.1, 5.1)
    }

performance = Performance: { $average } + { $difference } = { $rating }
legend = ! The tournament does not count for this player; --explain shows why
without-list = Without --list, ratings come from the file: 2000 or more counts as Preferent, less as first category
no-last = this player has no opponent in the last round
supposed = Round { $round } is not paired yet. Against an opponent rated { $rating }, the average so far:
way = round { $round }, { $points }: { $before } → { $after } ({ $change }), performance { $performance }

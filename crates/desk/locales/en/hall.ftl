## The hall: timer, screens, incidents and penalties

title = Hall
note = Record an incident or a penalty
note-send = Record
kind = Type
player = Player
nobody = No player
player-bad = No player has this number. Choose one from the list.
player-needed = Choose the player who gains or loses the points.
round-bad = Enter a round number.
article = Article
article-hint = Article of the Laws, for example 11.5. For other regulations, add their name, for example Regulations 4.2.
article-bad = The Laws of { $edition } have no article “{ $article }”. For other regulations, add their name, for example Regulations 4.2.
points = Points
points-hint = Only for a penalty, for example -1, -½ or +½.
points-bad = Enter points up to the value of a win, for example -1, -½ or +½.
text = Facts and decision
noted = Incidents and penalties
none = No incidents or penalties yet.
undo = To remove an incident or a penalty, undo it in the log
counted = Incidents per player
timer = Hall timer
timer-none = The timer is not running. Once started, it counts down on the projector.
minutes = Minutes
minutes-bad = Enter whole minutes, from 1 to { $most }.
timer-start = Start timer
timer-stop = Stop timer
screens = Screens
screen-all = Projector (rotating)
wall = Live boards
incident-illegal-move = Illegal move
incident-lateness = Late arrival
incident-phone = Phone or device
incident-wrong-claim = Incorrect claim
incident-conduct = Conduct
incident-decision = Decision
incident-note = Note
incident-penalty = Penalty
done-noted = Incident recorded.
done-penalty = Penalty recorded.
done-timer-started = { $minutes ->
    [one] Hall timer started: 1 minute.
   *[other] Hall timer started: { $minutes } minutes.
}
done-timer-stopped = Hall timer stopped.

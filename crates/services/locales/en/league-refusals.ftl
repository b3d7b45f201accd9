### Why the office of a league refuses an action

name = Enter a name of 1 to 120 characters.
person = Another person already has this number. Try again.
waits = This request is already with the federation office.
settled = This request has already been accepted or rejected.
no-competition = Cannot link the tournament: no competition has the number { $id }. Choose a competition of this season.
team-competition = Cannot link the tournament: { $competition } is for teams. Choose an individual competition.
tournament-id = Enter the ID of the tournament, 1 to 120 characters.
no-case = This case does not exist. Go back to the list of cases.
words = Enter a text of 1 to 4,000 characters.
reason = Enter a reason of 1 to 120 characters.
undo-unknown = Action { $number } does not exist.
undo-undone = Action { $number } has already been undone.
undo-never = Cannot undo action { $number }: an open season stays open, and a person keeps their number.
again = Action { $number } can no longer be redone: later actions changed its conditions. Undo those first, or enter the action again.
others = The season has changed in the meantime. Check again which actions will also be undone.

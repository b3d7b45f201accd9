### Why the office of the league refuses an act.

name = A name has 1 to 120 characters.
person = This number is somebody else's already. Try again.
waits = It has been handed in already and waits for the office.
settled = It has been settled already.
words = A statement has 1 to 4000 characters and is about a case that exists.
undo = Act { $number } cannot be undone: it is not there, was undone already, or is none of those that are undone.
again = It cannot be done again: act { $number } is not possible any more.
others = The season has changed meanwhile: look again at what falls with this act.

### Fields of the forms of a tournament, at the beginning of a message: “Name: …”.

name = Name
place = Location
federation = Federation
dates = Dates
schedule = Schedule
arbiter = Chief arbiter
deputies = Deputy arbiters
rounds = Rounds
rate = Time control
default-time = Default time
tie-breaks = Tie-breaks
scoring = Points
rating-list = Rating list
broadcast-delay = Broadcast delay
regulations = Regulations
person = Person
rating = Rating
title = Title
club = Club
groups = Groups
reason = Reason
article = Article
text = Text
table = Fixed board
timer = Hall timer (seconds)
by = Author

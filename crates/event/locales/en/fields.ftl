### The fields of the forms of an event.

name = name
place = place
federation = federation
dates = dates
schedule = schedule
arbiter = arbiter
deputies = deputy arbiters
rounds = rounds
rate = rate of play
default-time = default time
tie-breaks = tie-breaks
scoring = points
rating-list = rating list
broadcast-delay = broadcast delay
regulations = regulations
person = person
rating = rating
title = title
club = club
groups = groups
reason = reason
article = article
text = text
table = table
timer = seconds
by = author

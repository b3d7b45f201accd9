## Rating lists, for everybody and for the office

nav-ratings = Ratings
title = Rating lists
office = Rate a period
import = Import a list
distribution = Distribution
plot = Show
compare = Compare two lists
older = The older list
newer = The newer list
working = The list is being read: { $count } players. The page loads itself again.
national = Federation rating
standard = FIDE standard
rapid = FIDE rapid
blitz = FIDE blitz
kind = Rating
pages = Pages
page = Page { $page } of { $pages }
before = Previous
after = Next
all = All
show = Show
letters = By letter
rank = Rank
list = The list
nobody = Nobody.
none = No rating yet.
distribution-words = { $count } players with a rating; the median is { $median }.
steps = By steps of 100 points
step = Step
share = Share
history = History
was = Before
office-intro = Choose the rules, the day of the new list, the list before and events of this desk. Everything is shown first; publishing is a step of its own.
rules = Rules
rules-handbook = The federation's handbook
rules-standard = FIDE, standard
rules-rapid = FIDE, rapid
rules-blitz = FIDE, blitz
date = Day of the new list
date-hint = By the handbook 1 January or 1 July: events of a later list wait.
date-wrong = A day, such as 2027-01-01.
base = List before
base-none = None: the ratings of the entries
base-hint = Ratings, categories and kept results come from it. Players are found by licence, FIDE ID and whole name.
base-gone = This list is not there any more.
base-large = Too large: { $most } players at most. For larger lists there is the command adoube rate.
events = Events of the period
events-needed = Choose at least one event.
kind-hint = The kind decides K by the federation's handbook; FIDE's rules do not look at it.
kind-of = Kind of { $name }
preview = Rate and preview
preview-title = New ratings
preview-hint = Nothing is published yet. Each name leads to how its number comes about.
on-list = On the list before
publish = Publish the list
publish-intro = The sum stays in the record, with persons by their ids, and can be verified at any time. By the handbook the new list has everybody of the list before; by FIDE's rules those who played.
name-usual = List { $date }
name-hint = With its day: a player's history follows the order of the days.
name-taken = There is a list of this name already.
event-open = { $name } is not closed yet: results may change.
event-again = { $name } was rated already for the list { $list }.
confirm-again = Rate again the events that were rated already
confirm-unfinished = Publish although events are still in play
date-other = The handbook has two lists a year, of 1 January and of 1 July (Rating 7): this day is neither.
event-waits = { $name } does not count for this list: it waits for that of { $date } (Rating 7).
forecast-hint = What the event has brought each player so far by the federation's handbook, from the national ratings of the entries. The kind of event decides K. A name leads to the whole sum.
kind-event = Kind of event
done-ratings-published = { $name } is published.
players = { $count ->
    [1] One player
   *[other] { $count } players
}
count = { $count ->
    [1] One player
   *[other] { $count } players
}
changed = { $count ->
    [1] One changed
   *[other] { $count } changed
}
new = { $count ->
    [1] One new
   *[other] { $count } new
}
gone = { $count ->
    [1] One gone
   *[other] { $count } gone
}
same = { $count ->
    [1] One has the same rating on both.
   *[other] { $count } have the same rating on both.
}
event-left = { $games ->
    [1] { $name }: one game is not rated by these rules (rate of play).
   *[other] { $name }: { $games } games are not rated by these rules (rate of play).
}

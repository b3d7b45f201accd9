## Rating lists, for everybody and for the federation office

nav-ratings = Ratings
title = Rating lists
office = Calculate a rating period
import = Import list
distribution = Distribution
plot = Show
compare = Compare two lists
older = Older list
newer = Newer list
working = Reading the list: { $count } players. This page reloads automatically.
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
list = Show list
nobody = No players.
none = No rating yet.
distribution-words = { $count ->
    [one] One player with a rating; the median is { $median }.
   *[other] { $count } players with a rating; the median is { $median }.
}
steps = Players per 100-point range
step = Range
share = Percentage
history = History
was = Previous

## Calculating a rating period

office-intro = Choose the rules, the date of the new list, the previous list and the tournaments. You will see a preview before anything is published.
rules = Rules
rules-handbook = Federation handbook
rules-standard = FIDE, standard
rules-rapid = FIDE, rapid
rules-blitz = FIDE, blitz
date = Date of the new list
date-hint = Under the handbook, 1 January or 1 July. Tournaments that belong to a later list are left out.
date-wrong = Enter a date, for example 2027-01-01.
base = Previous list
base-none = None (ratings as registered)
base-hint = The ratings, categories and pending results come from this list. Players are matched by licence, FIDE ID or full name.
base-gone = This list no longer exists. Choose another one.
base-large = The list is too large: the limit here is { $most } players. Use the command adoube rate instead.
events = Tournaments in the period
events-needed = Choose at least one tournament.
kind-hint = Under the federation handbook, the type of tournament sets K. FIDE’s rules ignore it.
kind-of = Type of tournament: { $name }
preview = Calculate and preview
preview-title = New ratings
preview-hint = Nothing is published yet. Select a name to see the calculation.
on-list = On the previous list
publish = Publish list
publish-intro = The calculation is stored in the log, with IDs in place of names, and can be verified at any time. Under the handbook, the new list keeps everybody from the previous one; under FIDE’s rules, only those who played.
name-usual = List { $date }
name-hint = Include the date: each player’s history is sorted by it.
name-taken = A list with this name already exists. Choose another name.
event-open = { $name } is not closed yet, so its results may change.
event-again = { $name } has already been rated for the list { $list }.
confirm-again = Rate again the tournaments that have already been rated
confirm-unfinished = Publish although some tournaments are not closed
date-other = The handbook has two lists per year, on 1 January and 1 July. This date is neither ({ $rule }).
event-waits = { $name } does not count for this list. It belongs to the list of { $date } ({ $rule }).
forecast-hint = Rating change so far under the federation handbook, from the national ratings as registered. The type of tournament sets K. Select a name to see the calculation.
kind-event = Type of tournament
done-ratings-published = { $name } published.

## Counts

players = { $count ->
    [1] One player
   *[other] { $count } players
}
count = { $count ->
    [1] One player
   *[other] { $count } players
}
changed = { $count ->
    [1] One change
   *[other] { $count } changes
}
new = { $count ->
    [1] One new player
   *[other] { $count } new players
}
gone = { $count ->
    [1] One player no longer listed
   *[other] { $count } players no longer listed
}
same = { $count ->
    [1] One player has the same rating on both lists.
   *[other] { $count } players have the same rating on both lists.
}
event-left = { $games ->
    [one] { $name }: these rules do not rate one game, because of its time control.
   *[other] { $name }: these rules do not rate { $games } games, because of their time control.
}
teams-not-over = Some matches have not been played

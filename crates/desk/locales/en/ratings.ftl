## Rating lists, for everybody and for the office

nav-ratings = Ratings
ratings-title = Rating lists
ratings-office = Rate a period
ratings-import = Import a list
ratings-distribution = Distribution
ratings-plot = Show
ratings-compare = Compare two lists
ratings-older = The older list
ratings-newer = The newer list
ratings-working = The list is being read: { $count } players. The page loads itself again.
ratings-national = Federation rating
ratings-standard = FIDE standard
ratings-rapid = FIDE rapid
ratings-blitz = FIDE blitz
ratings-kind = Rating
ratings-pages = Pages
ratings-page = Page { $page } of { $pages }
ratings-before = Previous
ratings-after = Next
ratings-all = All
ratings-show = Show
ratings-letters = By letter
ratings-rank = Rank
ratings-list = The list
ratings-nobody = Nobody.
ratings-none = No rating yet.
ratings-distribution-words = { $count } players with a rating; the median is { $median }.
ratings-steps = By steps of 100 points
ratings-step = Step
ratings-share = Share
ratings-history = History
ratings-was = Before
ratings-office-intro = Choose the rules, the day of the new list, the list before and events of this desk. Everything is shown first; publishing is a step of its own.
ratings-rules = Rules
ratings-rules-handbook = The federation's handbook
ratings-rules-standard = FIDE, standard
ratings-rules-rapid = FIDE, rapid
ratings-rules-blitz = FIDE, blitz
ratings-date = Day of the new list
ratings-date-hint = By the handbook 1 January or 1 July: events of a later list wait.
ratings-date-wrong = A day, such as 2027-01-01.
ratings-base = List before
ratings-base-none = None: the ratings of the entries
ratings-base-hint = Ratings, categories and kept results come from it. Players are found by licence, FIDE ID and whole name.
ratings-base-gone = This list is not there any more.
ratings-base-large = Too large: { $most } players at most. For larger lists there is the command adoube rate.
ratings-events = Events of the period
ratings-events-needed = Choose at least one event.
ratings-kind-hint = The kind decides K by the federation's handbook; FIDE's rules do not look at it.
ratings-kind-of = Kind of { $name }
ratings-preview = Rate and preview
ratings-preview-title = New ratings
ratings-preview-hint = Nothing is published yet. Each name leads to how its number comes about.
ratings-on-list = On the list before
ratings-publish = Publish the list
ratings-publish-intro = The sum stays in the record, with persons by their ids, and can be verified at any time. By the handbook the new list has everybody of the list before; by FIDE's rules those who played.
ratings-name-usual = List { $date }
ratings-name-hint = With its day: a player's history follows the order of the days.
ratings-name-taken = There is a list of this name already.
ratings-event-open = { $name } is not closed yet: results may change.
ratings-event-again = { $name } was rated already for the list { $list }.
ratings-confirm-again = Rate again the events that were rated already
ratings-confirm-unfinished = Publish although events are still in play
ratings-date-other = The handbook has two lists a year, of 1 January and of 1 July (Rating 7): this day is neither.
ratings-event-waits = { $name } does not count for this list: it waits for that of { $date } (Rating 7).
ratings-forecast-hint = What the event has brought each player so far by the federation's handbook, from the national ratings of the entries. The kind of event decides K. A name leads to the whole sum.
ratings-kind-event = Kind of event
done-ratings-published = { $name } is published.
ratings-players = { $count ->
    [1] One player
   *[other] { $count } players
}
ratings-count = { $count ->
    [1] One player
   *[other] { $count } players
}
ratings-changed = { $count ->
    [1] One changed
   *[other] { $count } changed
}
ratings-new = { $count ->
    [1] One new
   *[other] { $count } new
}
ratings-gone = { $count ->
    [1] One gone
   *[other] { $count } gone
}
ratings-same = { $count ->
    [1] One has the same rating on both.
   *[other] { $count } have the same rating on both.
}
ratings-event-left = { $games ->
    [1] { $name }: one game is not rated by these rules (rate of play).
   *[other] { $name }: { $games } games are not rated by these rules (rate of play).
}

## Screens in the hall

title = Screen
timer = Time left
timer-over = Time is up
page = Page { $page } of { $pages }
show-pairings = Pairings by board
show-names = Pairings by name
show-standings = Standings

title = Screen
timer = Time left
timer-over = Time is up
page = page { $page } of { $pages }
show-pairings = Pairings by board
show-names = Pairings by name
show-standings = Standings

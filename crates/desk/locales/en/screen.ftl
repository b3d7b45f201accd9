screen-title = Screen
screen-timer = Time left
screen-timer-over = Time is up
screen-page = page { $page } of { $pages }
screen-show-pairings = Pairings by board
screen-show-names = Pairings by name
screen-show-standings = Standings

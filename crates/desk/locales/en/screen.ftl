screen-title = Screen
screen-timer = Time to the start
screen-timer-over = The round begins
screen-page = page { $page } of { $pages }
screen-show-pairings = Pairings by board
screen-show-names = Pairings by name
screen-show-standings = Standings

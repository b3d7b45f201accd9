## Screens in the hall

title = Pantaila
timer = Geratzen den denbora
timer-over = Denbora amaitu da
page = { $page }. orria ({ $pages } guztira)
show-pairings = Parekaketak taulaka
show-names = Parekaketak izenaren arabera
show-standings = Sailkapena

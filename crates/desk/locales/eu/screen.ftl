title = Pantaila
timer = Gelditzen den denbora
timer-over = Denbora amaitu da
page = { $pages } orritik { $page }.
show-pairings = Parekatzeak taulaka
show-names = Parekatzeak izenen arabera
show-standings = Sailkapena

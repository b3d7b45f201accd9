screen-title = Pantaila
screen-timer = Hasierarako denbora
screen-timer-over = Txanda hasten da
screen-page = { $pages } orritik { $page }.
screen-show-pairings = Parekatzeak taulaka
screen-show-names = Parekatzeak izenen arabera
screen-show-standings = Sailkapena

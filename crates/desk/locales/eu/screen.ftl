screen-title = Pantaila
screen-timer = Gelditzen den denbora
screen-timer-over = Denbora amaitu da
screen-page = { $pages } orritik { $page }.
screen-show-pairings = Parekatzeak taulaka
screen-show-names = Parekatzeak izenen arabera
screen-show-standings = Sailkapena

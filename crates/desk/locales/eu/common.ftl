## Menu and buttons

nav-tournaments = Txapelketak
nav-desk = Kudeaketa
nav-accounts = Kontuak
yes = bai
no = ez
save = Gorde
cancel = Utzi
quoted = “{ $text }”

## Front page

home-title = Txapelketak
home-none = Oraindik ez dago txapelketarik.

## Menu and buttons

nav-tournaments = Torneigs
nav-desk = Gestió
nav-accounts = Comptes
yes = sí
no = no
save = Desa
cancel = Cancel·la
quoted = «{ $text }»

## Front page

home-title = Torneigs
home-none = Encara no hi ha torneigs.

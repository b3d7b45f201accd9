nav-tournaments = Tournaments
nav-desk = The desk
nav-accounts = Accounts
yes = yes
no = no
save = Save
cancel = Cancel

## Front page

home-title = Tournaments
home-none = There are no tournaments yet.

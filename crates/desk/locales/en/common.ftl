## Menu and buttons

nav-tournaments = Tournaments
nav-desk = Manage
nav-accounts = Accounts
yes = yes
no = no
save = Save
cancel = Cancel
quoted = “{ $text }”

## Front page

home-title = Tournaments
home-none = No tournaments yet.

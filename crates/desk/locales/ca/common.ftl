nav-tournaments = Torneigs
nav-desk = La taula
nav-accounts = Comptes
yes = sí
no = no
save = Desa
cancel = Cancel·la

## Front page

home-title = Torneigs
home-none = Encara no hi ha cap torneig.

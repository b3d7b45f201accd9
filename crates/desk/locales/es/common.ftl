nav-tournaments = Torneos
nav-desk = La mesa
nav-accounts = Cuentas
yes = sí
no = no
save = Guardar
cancel = Cancelar

## Front page

home-title = Torneos
home-none = Todavía no hay ningún torneo.

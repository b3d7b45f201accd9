## Menu and buttons

nav-tournaments = Torneos
nav-desk = Gestión
nav-accounts = Cuentas
yes = sí
no = no
save = Guardar
cancel = Cancelar
quoted = «{ $text }»

## Front page

home-title = Torneos
home-none = Todavía no hay torneos.

## Menu and buttons

nav-tournaments = Torneios
nav-desk = Gestão
nav-accounts = Contas
yes = sim
no = não
save = Salvar
cancel = Cancelar
quoted = “{ $text }”

## Front page

home-title = Torneios
home-none = Ainda não há torneios.

nav-tournaments = Torneios
nav-desk = A mesa
nav-accounts = Contas
yes = sim
no = não
save = Salvar
cancel = Cancelar

## Front page

home-title = Torneios
home-none = Ainda não há nenhum torneio.

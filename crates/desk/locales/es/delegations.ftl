## The delegations and their accounts

title = Delegaciones
none = Ninguna provincia tiene delegación según el reglamento vigente.
accounts = Cuentas de las delegaciones
accounts-hint = Cada cuenta hace el trabajo de la secretaría para los clubes, los jugadores, las licencias y las competiciones de su provincia, y nada más.
account-add = Crear una cuenta de delegación

## The delegations and their accounts

title = Delegacions
none = Cap província no té delegació segons el reglament vigent.
accounts = Comptes de les delegacions
accounts-hint = Cada compte fa la feina de la secretaria per als clubs, els jugadors, les llicències i les competicions de la seva província, i res més.
account-add = Crea un compte de delegació

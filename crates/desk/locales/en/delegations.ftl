## The delegations and their accounts

title = Delegations
none = No province has a delegation under the regulations in force.
accounts = Accounts of delegations
accounts-hint = Each account does the office’s work for the clubs, players, licences and competitions of its province, and nothing else.
account-add = Create delegation account

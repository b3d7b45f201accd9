### Why a request failed.

title = Hi ha hagut un problema
home = Ves als torneigs
not-found = No s’ha trobat la pàgina.
sign-in = Inicieu la sessió per continuar.
forbidden = El vostre rol ({ $role }) no ho permet. Demaneu un altre rol a l’administració o inicieu la sessió amb un altre compte.
code = Aquest codi no és vàlid aquí o no s’ha llegit sencer. Torneu-lo a escanejar o pregunteu a un àrbitre.
method = Aquesta acció no està disponible aquí. Torneu a carregar la pàgina.
form = El formulari ha caducat. Torneu a carregar la pàgina i proveu-ho un altre cop.
bad = No s’ha pogut llegir la petició. Torneu a carregar la pàgina i proveu-ho un altre cop.
too-many = Massa intents. Torneu-ho a provar d’aquí a { $seconds } s.
too-large = El fitxer és massa gran. El límit és de 8 MB.
stopping = adoube està ocupat o s’està aturant. Torneu-ho a provar d’aquí a un minut.
unreadable = Línia { $line }, columna { $column }: no és el JSON que descriu /api/v1/openapi.json.
second-factor = Configureu la verificació en dos passos: escanegeu el codi amb una aplicació d’autenticació del mòbil i escriviu els sis dígits que mostri. L’aplicació funciona sense Internet.

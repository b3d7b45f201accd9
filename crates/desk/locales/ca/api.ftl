### Errors of the API.

no-act = No es pot llegir l’acció { $number }: el tipus és desconegut o hi falta un camp.
no-settings = No es pot llegir la configuració del torneig: no s’ajusta al format que descriu /api/v1/openapi.json.
command = El camp «command» ha de ser un UUID.

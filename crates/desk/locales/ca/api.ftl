### Errors of the API.

no-act = No es pot llegir l’acció { $number }: el tipus és desconegut o hi falta un camp.
acts-count = Envieu d’1 a { $most } accions alhora, no pas { $found }.
no-settings = No es pot llegir la configuració del torneig: no s’ajusta al format que descriu /api/v1/openapi.json.
command = El camp «command» ha de ser un UUID.

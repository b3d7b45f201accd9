### Errors of the API.

no-settings = Não é possível ler as definições do torneio: não seguem o formato descrito em /api/v1/openapi.json.
command = O campo «command» deve ser um UUID.
acts-count = Envie de 1 a { $most } ações de cada vez, não { $found }.

### Errors of the API.

no-act = Não é possível ler a ação { $number }: o tipo é desconhecido ou falta um campo.
acts-count = Envie de 1 a { $most } ações por vez, não { $found }.
no-settings = Não é possível ler as configurações do torneio: elas não seguem o formato descrito em /api/v1/openapi.json.
command = O campo “command” deve ser um UUID.

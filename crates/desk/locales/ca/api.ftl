# api
api-unreadable = Línia { $line }, columna { $column }: no és JSON com el que descriu /api/v1/openapi.json.
api-no-act = L'acte { $number } no és cap dels que es poden fer, o li falta alguna cosa.
api-no-settings = Això no és la configuració d'un torneig.
api-command = L'ordre ha de ser un UUID.

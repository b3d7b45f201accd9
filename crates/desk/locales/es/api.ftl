# api
api-unreadable = Línea { $line }, columna { $column }: no es JSON como el que describe /api/v1/openapi.json.
api-no-act = El acto { $number } no es ninguno de los que se pueden hacer, o le falta algo.
api-no-settings = Esto no es la configuración de un torneo.
api-command = La orden ha de ser un UUID.

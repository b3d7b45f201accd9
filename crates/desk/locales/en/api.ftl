# api
api-unreadable = Line { $line }, column { $column }: this is not JSON as /api/v1/openapi.json describes it.
api-no-act = Act { $number } is none that can be done, or something is missing in it.
api-no-settings = These are not the settings of a tournament.
api-command = The command has to be a UUID.

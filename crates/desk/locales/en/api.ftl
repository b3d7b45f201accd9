### Errors of the API.

no-act = Cannot read action { $number }: its type is unknown or a field is missing.
acts-count = Send 1 to { $most } actions at once, not { $found }.
no-settings = Cannot read the tournament settings: they do not match the format in /api/v1/openapi.json.
command = The field “command” must be a UUID.

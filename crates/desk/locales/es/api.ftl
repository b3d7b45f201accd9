### Errors of the API.

no-act = No se puede leer la acción { $number }: el tipo es desconocido o falta un campo.
acts-count = Envíe de 1 a { $most } acciones a la vez, no { $found }.
no-settings = No se puede leer la configuración del torneo: no se ajusta al formato que describe /api/v1/openapi.json.
command = El campo «command» debe ser un UUID.

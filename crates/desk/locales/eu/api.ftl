### Errors of the API.

no-act = Ezin da { $number }. ekintza irakurri: mota ezezaguna da edo eremu bat falta da.
acts-count = Bidali aldi berean { $most } ekintza gehienez, ez { $found }.
no-settings = Ezin dira txapelketaren ezarpenak irakurri: ez datoz bat /api/v1/openapi.json fitxategiko formatuarekin.
command = “command” eremuak UUID bat izan behar du.

### `adoube restore`.

restore = Restaurar una copia de seguridad después de verificarla
from = Ruta (PATH) de la copia de seguridad
replace = Apartar la base de datos que haya; no se elimina
in-the-way = { $place }: ya existe y no se sobrescribe; --replace lo aparta sin eliminarlo
aside = Base de datos anterior apartada en { $path }

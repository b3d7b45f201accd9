### `adoube restore`.

restore = Restituye una copia como registro, después de comprobarla
from = La copia
replace = Aparta el registro que haya (no se borra)
in-the-way = { $place }: ya existe y no se sobrescribe; --replace lo aparta (no se borra)
aside = El registro anterior está en { $path }

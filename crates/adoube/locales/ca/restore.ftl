### `adoube restore`.

restore = Torna a posar una còpia com a registre, després de comprovar-la
from = La còpia
replace = Aparta el registre que hi hagi (no s'esborra)
in-the-way = { $place }: ja existeix i no se sobreescriu; --replace l'aparta (no s'esborra)
aside = El registre anterior és a { $path }

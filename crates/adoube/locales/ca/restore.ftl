### `adoube restore`.

restore = Restaura una còpia de seguretat després de verificar-la
from = Camí (PATH) de la còpia de seguretat
replace = Aparta la base de dades que hi hagi; no se suprimeix
in-the-way = { $place }: ja existeix i no se sobreescriu; --replace l’aparta sense suprimir-lo
aside = Base de dades anterior apartada a { $path }

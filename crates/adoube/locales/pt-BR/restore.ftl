### `adoube restore`.

restore = Restaura uma cópia como registro, depois de verificá-la
from = A cópia
replace = Afasta o registro que houver (não se apaga)
in-the-way = { $place }: já existe e não será substituído; --replace o afasta (não se apaga)
aside = O registro anterior está em { $path }

### `adoube restore`.

restore = Repor uma cópia de segurança depois de a verificar
from = Caminho (PATH) da cópia de segurança
replace = Guardar à parte a base de dados existente; não é eliminada
in-the-way = { $place }: já existe e não é substituído; --replace guarda-o à parte sem o eliminar
aside = Base de dados anterior guardada em { $path }

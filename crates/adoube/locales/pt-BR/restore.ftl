### `adoube restore`.

restore = Restaurar um backup depois de verificá-lo
from = Caminho (PATH) do backup
replace = Guardar à parte o banco de dados existente; ele não é excluído
in-the-way = { $place }: já existe e não é sobrescrito; --replace o guarda à parte sem excluí-lo
aside = Banco de dados anterior guardado em { $path }

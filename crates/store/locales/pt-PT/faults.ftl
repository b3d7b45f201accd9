### Why the database could not be read or written.

conflict = { $stream }: outra ação foi registada primeiro (última conhecida: { $expected }; última: { $actual })
command-reused = { $command }: este identificador de comando já foi utilizado em { $stream }
unknown = { $command }: a ligação caiu antes da confirmação do comando; envie-o de novo com o mesmo identificador
broken = { $stream }: a ação { $number } não segue a anterior; o registo foi alterado ou está danificado
damaged = { $place }: a base de dados está danificada ({ $detail }); reponha uma cópia com adoube restore
read-only = { $place }: não é possível escrever; verifique as permissões do ficheiro e da pasta
full = { $place }: o disco está cheio; os dados anteriores estão seguros, mas liberte espaço antes de continuar
gone = { $place }: o ficheiro foi eliminado ou substituído durante a utilização, e nada mais é registado; pare o adoube e volte a colocar o ficheiro no lugar
locked = { $place }: outro programa está a utilizar a base de dados; feche-o e tente novamente
newer = { $place }: a base de dados é da versão { $found }, mas este adoube só lê até à versão { $known }; atualize o adoube
older = { $place }: a base de dados é da versão { $found } e este comando exige a versão { $known }; adoube serve ou adoube backup atualiza-a e guarda uma cópia
too-old = { $place }: a base de dados é da versão { $found }, anterior ao primeiro lançamento, e não pode ser atualizada; este adoube lê a versão { $oldest } e posteriores; guarde o ficheiro e comece uma base de dados nova
newer-entry = { $stream }: a ação { $number } tem o formato da versão { $found }, mas este adoube só lê até à versão { $known }; atualize o adoube
foreign = { $place }: não é uma base de dados do adoube
exists = { $place }: já existe e não é substituído; escolha outro nome ou mova-o primeiro
occupied = { $place }: já contém dados e não pode ser guardada à parte num servidor; crie uma base de dados vazia (createdb) e reponha nela com --db
scheme = { $scheme }://…: esta base de dados não é suportada; esperado: um nome de ficheiro (SQLite) ou um URL postgres://
network-folder = { $place }: está num sistema de ficheiros de rede ({ $kind }), onde o SQLite não é seguro; utilize um disco local ou PostgreSQL
unreachable = { $place }: não é possível estabelecer ligação: { $detail }
unsafe = { $place }: { $setting } é { $found }, o que não é seguro; altere para { $expected }
key = { $place }: a chave é inválida ou é de outra cópia
encrypted = { $place }: a cópia está cifrada; indique a chave de recuperação com --key
torn = { $place }: a cópia está incompleta ou danificada; utilize outra
database = { $place }: erro da base de dados: { $detail }

### Why the record could not be read or written.

unknown = { $command }: a ligação caiu e não se sabe se ficou registado; envie-o de novo com o mesmo identificador
broken = { $stream }: a entrada { $number } não se liga à anterior: o registo foi alterado ou está danificado
damaged = { $place }: a base de dados está danificada ({ $detail }); recupere uma cópia com adoube restore
read-only = { $place }: não é possível escrever; verifique as permissões do ficheiro e da pasta
gone = { $place }: o ficheiro foi apagado ou substituído enquanto era usado; nada mais será registado: pare o adoube e devolva o ficheiro ao seu lugar
locked = { $place }: outro programa está a usar a base de dados
newer = { $place }: a base de dados é da versão { $found } e este programa conhece até à { $known }; atualize o adoube
older = { $place }: a base de dados é da versão { $found }, anterior à { $known }; adoube serve ou adoube backup atualizam-na (com uma cópia antes)
too-old = { $place }: a base de dados é da versão { $found }, anterior à primeira edição do adoube, e não pode ser convertido; este programa lê a { $oldest } e as posteriores: guarde o ficheiro e comece um registo novo
newer-entry = { $stream }: a entrada { $number } tem a forma da versão { $found } e este programa conhece até à { $known }; atualize o adoube
foreign = { $place }: não é uma base de dados do adoube
occupied = { $place }: já há um registo, e num servidor não se pode afastar; crie uma base de dados nova e vazia (createdb) e reponha nela com --db
scheme = { $scheme }://…: não se pode guardar um registo aí; esperava-se o nome de um ficheiro (SQLite) ou um URL postgres://
network-folder = { $place }: está num sistema de ficheiros de rede ({ $kind }), onde o SQLite não é seguro; use um disco local ou PostgreSQL
unreachable = { $place }: não é possível ligar: { $detail }
unsafe = { $place }: { $setting } é { $found }; para que nada do registo se perca, deve ser { $expected }
database = { $place }: a base de dados diz: { $detail }

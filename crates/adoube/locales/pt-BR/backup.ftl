### `adoube backup`.

backup = Faz uma cópia verificada de todo o banco de dados, sem parar a mesa; cifrada, leva também a chave da mesa
to = O arquivo novo, ou uma pasta onde fica com a data no nome
new-key = Cria uma chave de recuperação nova neste arquivo e cifra a cópia
copied = { $path }: { $entries } { $streams }; tudo verificado
keep = Chave de recuperação (guarde-a em papel, longe da cópia): { $key }

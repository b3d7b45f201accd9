### `adoube backup`.

backup = Faz uma cópia verificada de toda a base de dados, sem parar a mesa; cifrada, leva também a chave da mesa
to = O ficheiro novo, ou uma pasta onde fica com a data no nome
new-key = Cria uma chave de recuperação nova neste ficheiro e cifra a cópia

### `adoube backup`.

backup = Fazer uma cópia de segurança da base de dados, mesmo com o adoube em execução, e verificá-la; se for cifrada, inclui também a chave de assinatura
to = Caminho (PATH) da nova cópia; se for uma pasta, o nome do ficheiro leva a hora
new-key = Criar uma chave de recuperação no ficheiro FILE e cifrar a cópia com ela
keep = Chave de recuperação (anote-a em papel e guarde-a longe da cópia): { $key }

### `adoube backup`.

backup = Fazer um backup do banco de dados, mesmo com o adoube em execução, e verificá-lo; se for criptografado, inclui também a chave de assinatura
to = Caminho (PATH) do novo backup; se for uma pasta, o nome do arquivo leva o horário
new-key = Criar uma chave de recuperação no arquivo FILE e criptografar o backup com ela
copied = { $path }: { $entries } { $streams }, tudo verificado
keep = Chave de recuperação (anote em papel e guarde longe do backup): { $key }

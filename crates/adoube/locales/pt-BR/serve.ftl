### `adoube serve`.

about = Iniciar o servidor web: torneios no navegador, da primeira inscrição ao relatório final
listen = Endereço (ADDRESS) e porta; 0.0.0.0:8080 para todo o salão [padrão: 127.0.0.1:8080]
tls = Usar https, com um certificado próprio salvo ao lado do banco de dados
proxy = Aceitar os endereços de clientes repassados por um proxy https na frente do adoube: o deste computador ou os indicados (ADDRESSES)
url = URL para os códigos QR que os celulares do salão escaneiam
at = O adoube está em execução em { $url } (Ctrl+C para parar)
hall = Para os outros dispositivos do salão: { $url }
setup = Crie a primeira conta (link de uso único): { $url }
fingerprint = Impressão digital SHA-256 do certificado: { $print }
exposed = Atenção: http não é criptografado, e qualquer pessoa na rede pode ler senhas e sessões. Use --tls.
stopped = O adoube parou. Todos os dados estão salvos.
an-address = um endereço e uma porta, por exemplo 127.0.0.1:8080
a-proxy = endereços separados por vírgulas, por exemplo 10.0.0.7,10.1.0.0/16
taken = { $address }: não é possível usar este endereço ({ $detail }); escolha outro endereço ou outra porta
running = { $place }: outro servidor adoube está usando este banco de dados; pare-o antes ou, para vários servidores, use PostgreSQL
certificate = { $place }: não é possível ler nem criar o certificado ({ $detail })

log = Nível (LEVEL) do registro na saída de erros: error, warn, info, debug, trace ou off; json para JSON [padrão: RUST_LOG; senão, info]
metrics = Endereço (ADDRESS) para as métricas do Prometheus (/metrics)
a-log = error, warn, info, debug, trace, off, json ou MÓDULO=NÍVEL, separados por vírgulas
measured = Métricas: { $url }

mail = Enviar avisos por e-mail com este servidor: smtps://USER@HOST, ou smtp://USER@HOST com STARTTLS
mail-from = Remetente dos avisos
mail-password = FILE: arquivo com a senha do servidor de e-mail [padrão: a variável de ambiente ADOUBE_MAIL_PASSWORD]
mail-address = --mail: esperava-se smtps://USER@HOST:PORT ou smtp://USER@HOST:PORT; smtp://HOST?tls=off envia sem criptografia
mail-password-shown = --mail: não ponha a senha no endereço, onde outros usuários da máquina podem lê-la; ponha em um arquivo (--mail-password) ou em ADOUBE_MAIL_PASSWORD
mail-no-password = --mail: falta a senha do usuário; ponha em um arquivo (--mail-password) ou em ADOUBE_MAIL_PASSWORD
mail-sender = --mail-from: esperava-se um e-mail, por exemplo liga@example.org
mail-password-unread = { $file }: não é possível ler a senha do servidor de e-mail ({ $detail })

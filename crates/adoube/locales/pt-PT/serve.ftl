### `adoube serve`.

about = Iniciar o servidor web: torneios no navegador, desde a primeira inscrição até ao relatório final
listen = Endereço (ADDRESS) e porta; 0.0.0.0:8080 para toda a sala [predefinição: 127.0.0.1:8080]
tls = Utilizar https, com um certificado próprio guardado junto da base de dados
proxy = Aceitar os endereços de clientes transmitidos por um proxy https à frente do adoube: o deste computador ou os indicados (ADDRESSES)
url = URL para os códigos QR que os telemóveis da sala leem
at = O adoube está em execução em { $url } (Ctrl+C para o parar)
hall = Para os outros dispositivos da sala: { $url }
setup = Crie a primeira conta (ligação de utilização única): { $url }
exposed = Atenção: http não é cifrado, e qualquer pessoa na rede pode ler palavras-passe e sessões. Utilize --tls.
stopped = O adoube parou. Todos os dados estão guardados.
taken = { $address }: não é possível utilizar este endereço ({ $detail }); escolha outro endereço ou outra porta
running = { $place }: outro servidor adoube está a utilizar esta base de dados; pare-o primeiro ou, para vários servidores, utilize PostgreSQL

log = Nível (LEVEL) do registo na saída de erros: error, warn, info, debug, trace ou off; json para JSON [predefinição: RUST_LOG; senão, info]

mail-password = FILE: ficheiro com a palavra-passe do servidor de e-mail [predefinição: a variável de ambiente ADOUBE_MAIL_PASSWORD]
mail-address = --mail: esperava-se smtps://USER@HOST:PORT ou smtp://USER@HOST:PORT; smtp://HOST?tls=off envia sem cifrar
mail-password-shown = --mail: não ponha a palavra-passe no endereço, onde outros utilizadores da máquina a podem ler; ponha-a num ficheiro (--mail-password) ou em ADOUBE_MAIL_PASSWORD
mail-no-password = --mail: falta a palavra-passe do utilizador; ponha-a num ficheiro (--mail-password) ou em ADOUBE_MAIL_PASSWORD
mail-password-unread = { $file }: não é possível ler a palavra-passe do servidor de e-mail ({ $detail })

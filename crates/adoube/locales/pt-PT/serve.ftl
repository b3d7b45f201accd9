### `adoube serve`.

about = Abre a mesa no navegador: torneios desde a inscrição até ao relatório
listen = O endereço e a porta; 0.0.0.0:8080 para toda a sala [predefinição: 127.0.0.1:8080]
tls = Por https, com um certificado próprio guardado ao lado do registo
url = O endereço que levam os códigos QR para os telemóveis da sala
setup = Primeira conta, ligação de uso único: { $url }
exposed = Atenção: http sem cifra na rede; palavras-passe e sessões podem ser lidas. Para os árbitros, --tls.
stopped = A mesa parou; o registo está no disco.
running = { $place }: já há outra mesa aberta com este registo; abra-a no navegador, pare-a antes ou, para várias mesas, use PostgreSQL
log = O que se escreve na saída de erros: error, warn, info, debug, trace ou off; json para JSON [predefinição: RUST_LOG ou info]

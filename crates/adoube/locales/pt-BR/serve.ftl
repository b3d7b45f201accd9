### `adoube serve`.

about = Abre a mesa no navegador: torneios desde a inscrição até o relatório
listen = O endereço e a porta; 0.0.0.0:8080 para toda a sala [padrão: 127.0.0.1:8080]
tls = Por https, com um certificado próprio guardado ao lado do registro
proxy = Há um servidor intermediário https na frente, que diz quem pergunta
url = O endereço que levam os códigos QR para os telefones da sala
at = A mesa está em { $url } (Ctrl+C para parar)
hall = Para os demais na sala: { $url }
setup = Primeira conta, link de uso único: { $url }
fingerprint = Impressão digital SHA-256 do certificado: { $print }
exposed = Atenção: http sem cifra na rede; senhas e sessões podem ser lidas. Para os árbitros, --tls.
stopped = A mesa parou; o registro está no disco.
an-address = um endereço e uma porta como 127.0.0.1:8080
taken = { $address }: não se pode escutar aí ({ $detail })
running = { $place }: já há outra mesa aberta com este registro; abra-a no navegador, pare-a antes ou, para várias mesas, use PostgreSQL
certificate = { $place }: o certificado não pode ser lido nem feito ({ $detail })

log = O que se escreve na saída de erros: error, warn, info, debug, trace ou off; json para JSON [padrão: RUST_LOG ou info]
metrics = Serve métricas para o Prometheus neste endereço (/metrics)
a-log = error, warn, info, debug, trace, off, json ou MÓDULO=NÍVEL, separados por vírgulas
measured = Métricas: { $url }

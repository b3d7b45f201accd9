time-travel = Está a ver o torneio como era após a anotação { $number } do registo. Nada pode ser alterado.
plain-http = Esta ligação não é cifrada (http): quem estiver na mesma rede pode ler o que envia e usar a sua sessão. Para árbitros noutras máquinas, inicie a mesa com --tls.
only-here = Os telemóveis não podem abrir este endereço: ele leva apenas a este computador. Inicie a mesa com --listen 0.0.0.0:8080 ou indique o endereço da sala com --url.

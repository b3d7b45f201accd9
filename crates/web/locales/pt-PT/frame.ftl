### Around every page.

sign-in = Iniciar sessão
sign-out = Terminar sessão
time-travel = Está a ver o torneio tal como era após a ação { $number }. Aqui nada pode ser alterado.
plain-http = Esta ligação não está cifrada (HTTP): quem estiver na mesma rede pode ler o que envia e utilizar a sua sessão. Se houver árbitros noutros computadores, inicie o adoube com --tls.
only-here = Os telemóveis não podem abrir este endereço: só funciona neste computador. Inicie o adoube com --listen 0.0.0.0:8080 ou indique o endereço da sala de jogo com --url.

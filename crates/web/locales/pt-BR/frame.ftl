### Around every page.

skip-to-content = Ir para o conteúdo
menu = Menu
event-pages = Páginas do torneio
language = Idioma
sign-in = Entrar
sign-out = Sair
times-zone = Fuso horário: { $zone }
form-problems = Corrija o seguinte:
time-travel = Você está vendo o torneio como era após a ação { $number }. Aqui nada pode ser alterado.
time-travel-back = Voltar ao presente
plain-http = Esta conexão não é criptografada (HTTP): quem estiver na mesma rede pode ler o que você envia e usar sua sessão. Se houver árbitros em outros computadores, inicie o adoube com --tls.
only-here = Os celulares não podem abrir este endereço: ele só funciona neste computador. Inicie o adoube com --listen 0.0.0.0:8080 ou indique o endereço do salão de jogos com --url.
public-role = público
help = Ajuda: { $topic }

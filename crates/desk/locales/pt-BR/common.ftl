skip-to-content = Ir para o conteúdo
nav-main = Menu
nav-event = Páginas do torneio
nav-language = Idioma
nav-tournaments = Torneios
nav-desk = A mesa
nav-accounts = Contas
nav-sign-in = Entrar
nav-sign-out = Sair
yes = sim
no = não
save = Salvar
cancel = Cancelar
times-zone = Horas de { $zone }
form-problems = Há dados a corrigir:
time-travel = Você está vendo o torneio como era após a anotação { $number } do registro. Nada pode ser mudado.
time-travel-back = Voltar ao presente
plain-http = Esta conexão não é cifrada (http): quem estiver na mesma rede pode ler o que você envia e usar sua sessão. Para árbitros em outras máquinas, inicie a mesa com --tls.
only-here = Os telefones não podem abrir este endereço: ele leva apenas a este computador. Inicie a mesa com --listen 0.0.0.0:8080 ou indique o endereço da sala com --url.

## Failures

failure-title = Não foi possível
failure-home = Aos torneios
failure-not-found = Não há nada neste endereço.
failure-sign-in = É preciso entrar para fazer isto.
failure-forbidden = Seu papel não permite fazer isto.
failure-code = Este código não é desta mesa ou não foi lido por inteiro: escaneie-o de novo ou pergunte a um árbitro.
failure-method = Este endereço não aceita isso: recarregue a página.
failure-form = O formulário é antigo demais ou vem de outro lugar. Volte à página, recarregue-a e repita.
failure-bad = O pedido não se entende.
failure-too-many = Vezes demais seguidas. Tente de novo em { $seconds } s.
failure-too-large = É grande demais: aceitam-se no máximo 8 MB.
failure-stopping = A mesa está parando ou muito ocupada. Tente de novo.

## Front page

home-title = Torneios
home-none = Ainda não há nenhum torneio.

### Why a request failed.

title = Ocorreu um erro
sign-in = Inicie sessão para continuar.
forbidden = O seu perfil ({ $role }) não o permite. Peça outro perfil à administração ou inicie sessão com outra conta.
code = Este código não é válido aqui ou não foi lido por inteiro. Leia-o de novo ou pergunte a um árbitro.
form = O formulário expirou. Recarregue a página e tente novamente.
bad = Não foi possível ler o pedido. Recarregue a página e tente novamente.
too-many = Demasiadas tentativas. Tente novamente dentro de { $seconds } s.
too-large = O ficheiro é demasiado grande. O limite é de 8 MB.
stopping = O adoube está ocupado ou a encerrar. Tente novamente dentro de um minuto.
second-factor = Ative a verificação em dois passos: leia o código com uma aplicação de autenticação no telemóvel e escreva os seis dígitos apresentados. A aplicação funciona sem Internet.

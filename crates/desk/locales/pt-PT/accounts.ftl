## Roles

role-committee = comissão

## Signing in

name = Nome de utilizador
name-bad = Escreva de 1 a 40 letras, algarismos ou . _ - @, sem espaços.
name-taken = Este nome de utilizador já existe. Escolha outro.
password = Palavra-passe
password-again = Repita a palavra-passe
password-current = Palavra-passe atual
password-new = Nova palavra-passe
password-yours = A sua palavra-passe
password-different = As duas palavras-passe não coincidem.
password-wrong = Palavra-passe incorreta. Escreva a da sua conta.
password-change = Alterar a palavra-passe
sign-in-wrong = Nome de utilizador ou palavra-passe incorretos.
code-title = Verificação em dois passos
code-hint = Os seis dígitos que o telemóvel mostra, ou um código de recuperação.
code-wrong = Código incorreto ou já utilizado. Escreva um novo.
done-signed-out = Terminou a sessão.

## First account and invitations

setup-intro = Esta ligação só pode ser utilizada uma vez. Não existe nenhuma conta predefinida.
link-used-up = Esta ligação expirou ou já foi utilizada. Peça outra à administração.
invitation-intro = Escolha a sua palavra-passe. Esta ligação só pode ser utilizada uma vez.
invitation-send = Guardar e iniciar sessão

## The user’s own account

title = A minha conta
second-factor = Verificação em dois passos
second-factor-on = A verificação em dois passos está ativada. Ao iniciar sessão, é pedido um código do telemóvel.
second-factor-off = A verificação em dois passos está desativada. Os árbitros precisam dela para trabalhar noutro computador.
second-factor-add = Ativar a verificação em dois passos
second-factor-renew = Configurar de novo a verificação em dois passos
second-factor-typed = Ou escreva esta chave na aplicação:
recovery-codes-intro = Anote estes códigos num papel. Se perder o telemóvel, cada um serve uma única vez. Não voltarão a ser mostrados.
sessions-end = Terminar as outras sessões
done-password = Palavra-passe alterada. As outras sessões foram terminadas.
done-sessions = As outras sessões foram terminadas.

## The administrator’s list of accounts

scope-hint = Identificadores de torneio separados por espaços; em branco, todos. Para o delegado de um clube: ÉPOCA/NÚMERO-DO-CLUBE.
change-role = Alterar o perfil
new-link = Criar nova ligação
invited = ainda sem palavra-passe
add-hint = Receberá uma ligação de utilização única para que essa pessoa escolha a palavra-passe. Mais ninguém a saberá.
link-title = Ligação para { $name }
link-intro = Entregue esta ligação à pessoa. Serve uma única vez, expira ao fim de sete dias e anula as ligações anteriores.
done-account = Conta alterada. { $name } tem de iniciar sessão novamente.
warn-own-account = Não é possível alterar aqui a sua própria conta. Peça a outro administrador.
certificate-intro = Noutros computadores, o navegador mostra um aviso de segurança, porque o certificado foi criado pelo próprio adoube. Antes de continuar, compare com esta a impressão digital SHA-256 que o navegador mostra nos detalhes do certificado.

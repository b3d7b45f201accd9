## Roles

role-administrator = administrador
role-chief-arbiter = árbitro principal
role-arbiter = árbitro
role-office = secretaria da federação
role-delegation = delegação territorial
role-committee = comitê
role-delegate = delegado
role-player = jogador
role-bad = Escolha um perfil da lista.

## Signing in

name = Nome de usuário
name-bad = Digite de 1 a 40 letras, algarismos ou . _ - @, sem espaços.
name-taken = Este nome de usuário já existe. Escolha outro.
password = Senha
password-again = Repita a senha
password-current = Senha atual
password-new = Nova senha
password-yours = Sua senha
password-hint = Pelo menos 12 caracteres. Podem ser algumas palavras.
password-different = As duas senhas não coincidem.
password-wrong = Senha incorreta. Digite a da sua conta.
password-change = Alterar senha
sign-in-wrong = Nome de usuário ou senha incorretos.
code = Código
code-title = Verificação em duas etapas
code-hint = Os seis dígitos que aparecem no celular, ou um código de recuperação.
code-wrong = Código incorreto ou já usado. Digite um novo.
done-signed-in = Boas-vindas, { $name }.
done-signed-out = Você saiu da conta.

## First account and invitations

setup-title = Crie a conta de administração
setup-intro = Este link só pode ser usado uma vez. Não há conta padrão.
setup-send = Criar conta
link-used-up = Este link expirou ou já foi usado. Peça outro à administração.
done-set-up = Conta criada. Boas-vindas, { $name }.
invitation-title = Conta de { $name }
invitation-intro = Escolha sua senha. Este link só pode ser usado uma vez.
invitation-send = Salvar e entrar

## The user’s own account

title = Minha conta
second-factor = Verificação em duas etapas
second-factor-on = A verificação em duas etapas está ativada. Ao entrar, é pedido um código do celular.
second-factor-off = A verificação em duas etapas está desativada. Os árbitros precisam dela para trabalhar em outro computador.
second-factor-add = Ativar verificação em duas etapas
second-factor-renew = Refazer verificação em duas etapas
second-factor-typed = Ou digite esta chave no aplicativo:
recovery-codes = Códigos de recuperação
recovery-codes-intro = Anote estes códigos em um papel. Se você perder o celular, cada um serve uma única vez. Eles não serão mostrados de novo.
recovery-codes-kept = Já anotei os códigos
sessions = Sessões abertas
session-device = Navegador
session-seen = Última atividade
session-this = esta sessão
sessions-end = Encerrar outras sessões
done-password = Senha alterada. As outras sessões foram encerradas.
done-sessions = As outras sessões foram encerradas.

## The administrator’s list of accounts

role = Perfil
scope = Torneios
scope-all = todos
scope-hint = Identificadores de torneio separados por espaços; em branco, todos. Para o delegado de um clube: TEMPORADA/NÚMERO-DO-CLUBE.
change = Editar
change-role = Alterar perfil
new-link = Criar novo link
close = Encerrar conta
open = Reabrir conta
closed = encerrada
invited = ainda sem senha
add = Adicionar conta
add-hint = Você receberá um link de uso único para que essa pessoa escolha a senha. Ninguém mais saberá qual é.
link-title = Link para { $name }
link-intro = Entregue este link à pessoa. Ele serve uma única vez, expira em sete dias e anula os links anteriores.
done-account = Conta alterada. { $name } deve entrar de novo.
warn-own-account = Não é possível alterar sua própria conta aqui. Peça a outro administrador.
certificate-title = Certificado do servidor
certificate-intro = Em outros computadores, o navegador mostra um aviso de segurança, porque o certificado foi criado pelo próprio adoube. Antes de continuar, compare com esta a impressão digital SHA-256 que o navegador mostra nos detalhes do certificado.

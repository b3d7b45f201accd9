## Roles

role-administrator = administrador
role-chief-arbiter = árbitro principal
role-arbiter = árbitro
role-office = escritório da federação
role-committee = comitê
role-delegate = delegado
role-player = jogador
role-bad = Escolha um dos papéis da lista.

## Signing in

name = Nome de usuário
name-bad = De 1 a 40 letras, algarismos ou . _ - @, sem espaços.
name-taken = Esse nome já é de outra conta.
password = Senha
password-again = A senha outra vez
password-current = Senha atual
password-new = Senha nova
password-yours = Sua senha
password-hint = Pelo menos 12 caracteres; algumas palavras servem bem.
password-different = As duas senhas não são iguais.
password-wrong = Essa não é a sua senha.
password-change = Mudar a senha
sign-in-wrong = O nome ou a senha não estão corretos.
code = Código
code-title = O segundo fator
code-hint = Os seis dígitos que o telefone mostra, ou um código de recuperação.
code-wrong = O código não está correto ou já foi usado.
done-signed-in = Boas-vindas, { $name }.
done-signed-out = Você saiu.

## Set-up and links

setup-title = Primeira conta
setup-intro = Este link serve uma única vez, para criar a conta de quem administra esta mesa. Não há nenhuma conta padrão.
setup-send = Criar a conta
link-used-up = Este link já foi usado ou expirou. Peça outro a quem administra a mesa.
done-set-up = Conta criada. Boas-vindas, { $name }.
invitation-title = Conta de { $name }
invitation-intro = Escolha sua senha. O link serve uma única vez.
invitation-send = Salvar e entrar

## One's own account

title = Minha conta
second-factor = Segundo fator
second-factor-on = A conta tem um segundo fator: ao entrar, pede-se um código do telefone.
second-factor-off = A conta não tem segundo fator. Os árbitros precisam de um para trabalhar em outra máquina.
second-factor-add = Adicionar o segundo fator
second-factor-renew = Renovar o segundo fator
second-factor-typed = Ou escreva nele este segredo:
recovery-codes = Códigos de recuperação
recovery-codes-intro = Anote-os em papel: cada um serve uma vez, se você perder o telefone. Não serão mostrados de novo.
recovery-codes-kept = Já os anotei
sessions = Sessões abertas
session-device = Navegador
session-seen = Visto pela última vez
session-this = este
sessions-end = Encerrar as outras sessões
done-password = A senha mudou; as outras sessões foram encerradas.
done-sessions = As outras sessões foram encerradas.

## The administrator's list

role = Papel
scope = Torneios
scope-all = todos
scope-hint = Identificadores separados por espaços; em branco, todos. Um delegado de um clube: TEMPORADA/NÚMERO-DO-CLUBE.
change = Mudar
change-role = Mudar o papel
new-link = Link novo
close = Fechar a conta
open = Abrir a conta
closed = fechada
invited = ainda sem senha
add = Adicionar uma conta
add-hint = A pessoa receberá um link de uso único para escolher sua senha; ninguém mais a saberá.
link-title = Link para { $name }
link-intro = Dê este link à pessoa. Serve uma única vez e expira em sete dias; os links anteriores já não valem.
done-account = A conta de { $name } mudou; é preciso entrar de novo.
warn-own-account = A própria conta não pode ser mudada aqui: sempre deve haver quem administre a mesa.
certificate-title = Certificado desta mesa
certificate-intro = Os árbitros em outras máquinas veem um aviso, porque a mesa fez o próprio certificado. Antes de continuar, comparam a impressão digital SHA-256, que o navegador mostra nos detalhes do certificado, com esta.

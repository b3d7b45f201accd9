### Why a request failed.

title = Algo deu errado
home = Ir para os torneios
not-found = Página não encontrada.
sign-in = Entre na sua conta para continuar.
forbidden = Seu perfil ({ $role }) não permite isso. Peça outro perfil à administração ou entre com outra conta.
code = Este código não é válido aqui ou não foi lido por inteiro. Escaneie de novo ou pergunte a um árbitro.
method = Esta ação não está disponível aqui. Recarregue a página.
form = O formulário expirou. Recarregue a página e tente de novo.
bad = Não foi possível ler a solicitação. Recarregue a página e tente de novo.
too-many = Muitas tentativas. Tente de novo em { $seconds } s.
too-large = O arquivo é grande demais. O limite é de 8 MB.
stopping = O adoube está ocupado ou sendo encerrado. Tente de novo em um minuto.
unreadable = Linha { $line }, coluna { $column }: não é o JSON descrito em /api/v1/openapi.json.
second-factor = Ative a verificação em duas etapas: escaneie o código com um aplicativo autenticador no celular e digite os seis dígitos mostrados. O aplicativo funciona sem internet.

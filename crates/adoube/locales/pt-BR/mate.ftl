### `adoube mate`.

about = Verificar se cada lado ainda pode dar mate com alguma série de lances legais
fen = FEN das posições, cada uma entre aspas; - lê a entrada padrão, uma por linha
file = Arquivo (FILE) com uma posição por linha; FEN: e WB no começo da linha são ignorados
line = Mostrar uma série de lances que termina em mate
why = Explicar por que um lado não pode dar mate
limit = Número máximo de posições (POSITIONS) examinadas por pergunta [padrão: 4000000]
no-position = nenhuma posição indicada; esperado: FEN ou --file
alone = há entradas demais; esperado só um destes: posições, - ou --file
place = { $name }: linha { $line }: { $error }

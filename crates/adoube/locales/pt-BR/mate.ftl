### `adoube mate`.

about = Diz se cada lado ainda pode dar mate com alguma série de lances legais
fen = As posições, cada uma entre aspas; - lê a entrada padrão, uma por linha
file = Um arquivo com uma posição por linha; FEN: ou WB antes não importam
line = Mostra uma série de lances que acaba em mate
why = Diz por que um lado não pode dar mate
limit = Quantas posições podem ser examinadas por pergunta [padrão: 4000000]
no-position = não se encontrou nenhuma posição; esperava-se FEN ou --file
alone = encontraram-se posições e também - ou --file; esperava-se só uma dessas coisas
place = { $name }, linha { $line }: { $error }

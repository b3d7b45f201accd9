### Why an act was not recorded.

busy = outros estão trabalhando nisso agora mesmo: tente de novo
unreadable = { $stream }: este programa não entende a entrada { $number } do registro
wrong-stream = { $stream } não é um fluxo deste tipo
too-large = é grande demais para o registro

### Why an act was not recorded.

busy = outros estão a trabalhar nisso agora mesmo: tente de novo
unreadable = { $stream }: este programa não entende a entrada { $number } do registo
too-large = é grande demais para o registo

### Why an action was not recorded: fragments without a full stop, shown after a place.

busy = muitas alterações ao mesmo tempo; tente de novo
unreadable = { $stream }: esta versão do adoube não consegue ler a ação { $number } do registro
wrong-stream = { $stream } é um registro de outro tipo
too-large = dados demais para uma única ação do registro; divida em várias

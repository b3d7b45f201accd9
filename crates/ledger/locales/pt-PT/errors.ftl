### Why an action was not recorded: fragments without a full stop, shown after a place.

busy = demasiadas alterações ao mesmo tempo; tente novamente
unreadable = { $stream }: esta versão do adoube não consegue ler a ação { $number } do registo
wrong-stream = { $stream } é um registo de outro tipo
too-large = demasiados dados para uma única ação do registo; divida-os em várias

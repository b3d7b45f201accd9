### Why an act was not recorded.

busy = otros están trabajando en ello ahora mismo: inténtelo de nuevo
unreadable = { $stream }: este programa no entiende la entrada { $number } del registro
wrong-stream = { $stream } no es un flujo de esta clase
too-large = es demasiado grande para el registro

### Why an action was not recorded: fragments without a full stop, shown after a place.

busy = demasiados cambios a la vez; inténtelo de nuevo
unreadable = { $stream }: esta versión de adoube no puede leer la acción { $number } del registro
wrong-stream = { $stream } es un registro de otro tipo
too-large = demasiados datos para una sola acción del registro; repártalos en varias

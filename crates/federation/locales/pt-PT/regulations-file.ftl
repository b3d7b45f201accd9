### Errors in a file of regulations: one line, without a full stop

size = um ficheiro de 256 KiB, no máximo
field = um campo «{ $name }»
kind = um valor do tipo «{ $kind }»

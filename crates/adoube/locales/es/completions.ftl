### `adoube completions`.

about = Escribir el script de autocompletado de un intérprete de órdenes
shell = Intérprete de órdenes (SHELL): bash, elvish, fish, powershell o zsh

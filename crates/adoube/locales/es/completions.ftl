### `adoube completions`.

about = Escribe el autocompletado para un intérprete de órdenes
shell = El intérprete: bash, elvish, fish, powershell o zsh

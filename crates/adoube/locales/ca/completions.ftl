### `adoube completions`.

about = Escriu l’script d’autocompleció d’un intèrpret d’ordres
shell = Intèrpret d’ordres (SHELL): bash, elvish, fish, powershell o zsh

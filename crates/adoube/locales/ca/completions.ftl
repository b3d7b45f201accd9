### `adoube completions`.

about = Escriu l'autocompleció per a un intèrpret d'ordres
shell = L'intèrpret: bash, elvish, fish, powershell o zsh

### `adoube completions`.

about = Escreve o autocompletar para um interpretador de comandos
shell = O interpretador: bash, elvish, fish, powershell ou zsh

### `adoube completions`.

about = Escrever o script de autocompletar de um shell
shell = Shell: bash, elvish, fish, powershell ou zsh

### `adoube completions`.

about = Write a completion script for a shell
shell = SHELL: bash, elvish, fish, powershell or zsh

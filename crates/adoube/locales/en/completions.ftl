### `adoube completions`.

about = Write the completions for a shell
shell = The shell: bash, elvish, fish, powershell or zsh

### `adoube completions`.

about = Idatzi shell baten osatze automatikoa
shell = Shella: bash, elvish, fish, powershell edo zsh

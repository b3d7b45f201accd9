### `adoube completions`.

about = Idatzi shell baten osatze automatikoko scripta
shell = Shella: bash, elvish, fish, powershell edo zsh

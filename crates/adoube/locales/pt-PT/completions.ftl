### `adoube completions`.

about = Escrever o script de preenchimento automático de uma shell

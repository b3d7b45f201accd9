### `adoube seed`.

drawn = semilla { $seed }

### `adoube seed`.

drawn = semente { $seed }

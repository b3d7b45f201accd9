### `adoube seed`.

drawn = hazia { $seed }

### `adoube seed`.

drawn = seed { $seed }

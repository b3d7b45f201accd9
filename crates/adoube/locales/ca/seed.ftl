### `adoube seed`.

drawn = llavor { $seed }

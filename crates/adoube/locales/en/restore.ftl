### `adoube restore`.

restore = Restore a backup after verifying it
from = PATH of the backup
replace = Set the existing database aside; it is not deleted
in-the-way = { $place }: already exists and is not overwritten; --replace sets it aside without deleting it
aside = Previous database set aside as { $path }

### `adoube restore`.

restore = Bring a copy back as the record, after checking it
from = The copy
replace = Put aside the record that is there (it is not deleted)
in-the-way = { $place }: exists already and is not overwritten; --replace puts it aside (it is not deleted)
aside = The record that was there is now { $path }

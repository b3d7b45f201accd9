### `adoube backup`.

backup = Make a checked copy of the whole database, while the desk goes on; encrypted, it also holds the desk's key
to = The new file, or a folder, in which it is named by the time
new-key = Make a new recovery key in this file, and encrypt the copy
copied = { $path }: { $entries } { $streams }, checked
keep = Recovery key (keep it on paper, away from the copy): { $key }

### `adoube backup`.

backup = Back up the database, even while adoube is running, and verify the backup; an encrypted backup also contains the signing key
to = PATH of the new backup; if PATH is a folder, the file name contains the time
new-key = Create a recovery key in FILE and encrypt the backup with it
copied = { $path }: { $entries } { $streams }, verified
keep = Recovery key (write it on paper and keep it away from the backup): { $key }

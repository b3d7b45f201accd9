### `adoube export`.

export = Export the logs as lines of JSON, readable without adoube; options add the other data
to = New FILE [default: standard output]
persons = Include personal data
lists = Include rating lists
secrets = Include accounts (with password hashes and two-step verification), sessions, secrets and the signing key; protect the file like a password
all = Include everything, to move adoube to another computer: --persons --lists --secrets
exported = { $path }: { $entries } { $streams }, { $rest }
damaged = { $path }: exported, but the database is damaged ({ $faults }); do not restore from this file

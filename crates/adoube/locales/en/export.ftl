### `adoube export`.

export = Write the record as lines of JSON, readable without this program; the rest only if asked for
to = The new file [default: standard output]
persons = Include personal data, which are left out otherwise
lists = Include the rating lists
secrets = Include accounts (with the hashes of passwords and the second factors), sessions, the desk's secrets and its key: keep the file like a password
all = Everything, to rebuild the desk elsewhere: --persons --lists --secrets
exported = { $path }: { $entries } { $streams }, { $rest }
damaged = { $path }: what could be read was exported, but the record is not whole ({ $faults }) and the export may not be read back

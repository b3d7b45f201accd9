### The record that commands open.

key-saved = The desk's key is in { $path }
key-left = { $path } holds another desk's key and was left as it was; the one that came was not kept
no-key = There is no desk's key at { $path }: the copy holds none
key-unused = The key in { $path } has not signed anything in this record yet; the copy holds it
key-foreign = The key in { $path } never signed in { $record }, and others did: it is another desk's, and the copy does not hold it; run the command in the desk's own folder
key-new = Beware: the key in { $path } is new to { $record }, which { $signers } have signed so far. If the desk has moved, stop it and put its own key there; if it is one more desk, all is well.

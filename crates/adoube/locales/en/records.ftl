### The database that commands open, and its signing key.

key-saved = Signing key saved in { $path }
key-left = { $path } contains another signing key and was not changed; the new key was not saved
no-key = No signing key found at { $path }; the copy contains none
key-unused = The signing key in { $path } has not signed anything in this database yet; the copy contains it
key-foreign = The signing key in { $path } has never signed anything in { $record }, but other keys have. It belongs to another server, so the copy does not contain it. Run the command in the folder of the right server.
key-new = Caution: the signing key in { $path } is new to { $record }, so far signed by { $signers }. If you have moved adoube, stop it and put its original key there. If this is an additional server, you need do nothing.

### What a value of the record should have been.

sentence = { $what }: found { $found }; expected { $expected }
stream = stream
stream-expected = a kind in lower case, a slash and a name of ASCII letters, digits and . _ : - /
command = command id
kind = kind of entry
kind-expected = lower-case ASCII letters, digits and hyphens
body = body of an entry
body-expected = a JSON text on one line, of at most 1 MiB
version = version of the form of an entry
person = person
person-expected = short texts without control characters, and the details as JSON
sealed = sealed move
sealed-expected = at most 1000 bytes
listed = player of a list
listed-expected = a name and short data as JSON, without control characters

### What a malformed value should have been.

sentence = { $what }: found { $found }; expected { $expected }
stream = log name
stream-expected = a kind in lower case, a slash and a name of ASCII letters, digits and . _ : - /
command = command ID
kind = kind of action
kind-expected = lower-case ASCII letters, digits and hyphens
body = content of an action
body-expected = JSON on one line, at most 1 MiB
version = format version of an action
person = person
person-expected = short texts without control characters, and details as JSON
sealed = sealed move
sealed-expected = at most 1000 bytes
listed = player on a list
listed-expected = a name and short data as JSON, without control characters

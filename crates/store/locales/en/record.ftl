### The lines of an export, and what is wrong with them.

what = record
end = end of the record
kinds = a line of an exported record (log/2) in JSON: adoube, signer, entry, checkpoint, sealed, person, row or end
cut = the rest of the line: it is cut off here
format = format of the exported record
digest = a digest of 64 hexadecimal digits
row = a row of erased, account, session, secret, list, listed or listed_key with all of its columns
as-written = the data as they were written (their checksum is another)
more-lines = more lines up to the last one, { "{" }"end":…{ "}" }: the file is cut off
nothing-after-end = nothing after the last line
utf8 = UTF-8 text
short-lines = lines of one MiB at most
line-count = as many entries and other lines as the last one says
lines-of-digest = lines with the digest that the last one says

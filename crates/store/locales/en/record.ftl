### The lines of an exported file, and their errors.

what = exported file
end = end of the exported file
kinds = a JSON line of an exported file (log/2): adoube, signer, entry, checkpoint, sealed, person, row or end
cut = the rest of the line, which is cut off here
format = format of the exported file
digest = a digest of 64 hexadecimal digits
row = a row of erased, account, session, secret, list, listed or listed_key with all its columns
as-written = the data as they were written (the checksum does not match)
more-lines = more lines, up to the last one, { "{" }"end":…{ "}" }; the file is cut off
nothing-after-end = nothing after the last line
utf8 = UTF-8 text
short-lines = lines of at most 1 MiB
line-count = the number of actions and other lines that the last line gives
lines-of-digest = lines that match the digest in the last line

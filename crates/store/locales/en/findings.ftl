### What is wrong with a record.

command = { $stream }: entry { $number } repeats a command that was recorded before
checkpoint = { $stream }: the checkpoint { $over } does not hold: the record was altered or cut, or the signature is not the desk's
gone = { $stream }: the stream was begun and is no longer there
unknown = { $stream }: no desk began this stream
rows = { $table }: { $written } were written and { $found } are there; they were taken away, put in or changed by hand
persons = data of persons
checkpoints = checkpoints
person = { $id }: the data of this person are damaged
envelope = { $commitment }: the envelope of this sealed move is damaged
row = { $row }: these data are damaged
count = the last line counts { $counted } (entries + other lines) and there are { $found }
lines = the lines are not those that were written: the digest in the last one is another
answer = { $stream }: entry { $number } says { $recorded }; replayed, the answer is { $replayed }
over-entries = { $n ->
    [1] over 1 entry
   *[other] over { $n } entries
}

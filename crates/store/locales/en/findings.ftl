### Errors that verification finds in a database, a backup or an exported file.

command = { $stream }: action { $number } repeats a command that was already recorded
checkpoint = { $stream }: the checkpoint { $over } does not match; the log was altered or cut short, or the signature is not from this server
gone = { $stream }: this log is missing
unknown = { $stream }: this log was not created by adoube
rows = { $table }: rows recorded: { $written }, found: { $found }; rows were deleted, added or changed by hand
persons = personal data
checkpoints = checkpoints
person = { $id }: this person’s data are damaged
envelope = { $commitment }: the envelope of this sealed move is damaged
row = { $row }: these data are damaged
count = the last line counts { $counted } (actions + other lines), but the file has { $found }
lines = the file was changed: its lines do not match the digest in the last line
answer = { $stream }: action { $number }: recorded { $recorded }, but replaying gives { $replayed }

over-entries = { $n ->
    [1] of 1 action
   *[other] of { $n } actions
    }

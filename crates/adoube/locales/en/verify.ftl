### `adoube verify`.

about = Verify that the logs are complete and unchanged, or name the first bad action
file = Backup or exported FILE; - reads standard input [default: the database of --db]
signer = Public KEY to trust; may be repeated [default: those named in the database]
checkpoint = FILE with a printed checkpoint, to compare with the log
whole = intact: { $entries } { $streams }, { $checkpoints }, { $replayed }
bad = damaged: { $faults } { $entries }
agrees = { $stream }: matches the checkpoint { $over }
disagrees = { $stream }: does not match the checkpoint { $over }; the log was altered or cut short
not-signed = { $path }: no trusted key has signed this checkpoint, so it may be forged (the keys named in the database or with --signer are trusted)
limits = Without a printed checkpoint (--checkpoint), this command cannot detect actions deleted from the end of a log or rewritten since the last signed checkpoint, nor deletions by someone who also corrected the row counts. Anyone with the signing key can forge everything except a printed checkpoint.
not-a-checkpoint = { $path }: line { $line }: expected a signed checkpoint

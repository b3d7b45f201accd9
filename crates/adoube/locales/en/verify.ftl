### `adoube verify`.

about = Prove that the record is whole, or name the first bad entry
file = A copy or an exported record; - for standard input [default: that of --db]
signer = A public key to trust; may be repeated [default: those the record names]
checkpoint = Compare the record with a printed checkpoint, kept in a file
whole = whole: { $entries } { $streams }, { $checkpoints }, { $replayed }
bad = not whole: { $faults } { $entries }
agrees = { $stream }: the checkpoint { $over } agrees
disagrees = { $stream }: the checkpoint { $over } does not agree: the record was altered or cut
not-signed = { $path }: none of the keys that the record, or --signer, names has signed this checkpoint: it may itself be forged
limits = What cannot be seen without a printed checkpoint (--checkpoint): entries taken from the end of a stream, or written anew, since the last signed checkpoint; and whatever somebody took away who also mended the tables that count it. With the desk's key everything can be made anew but what is printed.
not-a-checkpoint = { $path }, line { $line }: expected a signed checkpoint

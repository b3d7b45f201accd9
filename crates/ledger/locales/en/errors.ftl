### Why an act was not recorded.

busy = others are working on it right now: try again
unreadable = { $stream }: this program does not understand entry { $number } of the record
wrong-stream = { $stream } is not a stream of this kind
too-large = it is too large for the record

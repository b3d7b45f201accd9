### Why an action was not recorded: fragments without a full stop, shown after a place.

busy = too many changes at the same time; try again
unreadable = { $stream }: this version of adoube cannot read action { $number } of the log
wrong-stream = { $stream } is a log of another kind
too-large = too much data for one action of the log; split it into several

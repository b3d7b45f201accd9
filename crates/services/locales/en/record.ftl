### The record.

no-such-entry = The log has no action with this number.

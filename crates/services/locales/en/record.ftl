### The record.

no-such-entry = The log has no such entry.

### Seeds of random draws.

drawn = seed { $seed }

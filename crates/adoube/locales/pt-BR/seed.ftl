### Seeds of random draws.

drawn = semente { $seed }

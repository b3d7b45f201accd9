### Seeds of random draws.

drawn = hazia { $seed }

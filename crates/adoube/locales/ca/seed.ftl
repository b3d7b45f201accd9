### Seeds of random draws.

drawn = llavor { $seed }

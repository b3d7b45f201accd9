### Seeds of random draws.

drawn = semilla { $seed }

no-such-entry = El registre no té aquesta entrada.

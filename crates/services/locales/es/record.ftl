no-such-entry = El registro no tiene esta entrada.

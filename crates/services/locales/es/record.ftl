no-such-entry = El registro no tiene ninguna acción con este número.

no-such-entry = O registo não tem esta entrada.

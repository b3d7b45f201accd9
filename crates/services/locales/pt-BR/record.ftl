no-such-entry = O registro não tem esta entrada.

no-such-entry = Erregistroak ez du sarrera hori.

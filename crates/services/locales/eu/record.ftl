no-such-entry = Erregistroan ez dago zenbaki hori duen ekintzarik.

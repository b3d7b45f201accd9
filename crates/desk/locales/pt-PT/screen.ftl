title = Ecrã

## Screens in the hall

title = Ecrã

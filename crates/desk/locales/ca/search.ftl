## The search in a season

title = Cerca
persons = Persones
clubs = Clubs
teams = Equips
competitions = Competicions
matches = Encontres
cases = Expedients
sanctions = Sancions
empty = Escriviu un nom, un número de llicència, un ID FIDE o el número d’un encontre o d’un expedient.
nothing = Cap resultat per a «{ $typed }». Reviseu com està escrit, o escriviu només el començament de cada paraula.
count = { $count ->
    [one] { $count } resultat
   *[other] { $count } resultats
}
more = { $count ->
    [one] Mostra { $count } resultat
   *[other] Mostra els { $count } resultats
}
first = Només es mostren els { $count } primers. Escriviu-hi més paraules.
all-kinds = Mostra tots els tipus

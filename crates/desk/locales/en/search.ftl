## The search in a season

title = Search
persons = People
clubs = Clubs
teams = Teams
competitions = Competitions
matches = Matches
cases = Cases
sanctions = Sanctions
empty = Type a name, a licence number, a FIDE ID, or the number of a match or case.
nothing = No results for “{ $typed }”. Check the spelling, or type only the beginning of each word.
count = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
more = { $count ->
    [one] Show { $count } result
   *[other] Show all { $count } results
}
first = Only the first { $count } are shown. Type more words.
all-kinds = Show all kinds

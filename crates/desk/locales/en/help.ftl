## The manual

title = Help
manual = Arbiter’s manual
search = Search the help
search-go = Search
contents = Contents
on-this-page = On this page
print-all = Print the whole manual
other-language = This chapter has not been translated yet.
found = { $count ->
    [0] No tasks found. Try other words.
    [one] One task found.
   *[other] { $count } tasks found.
}

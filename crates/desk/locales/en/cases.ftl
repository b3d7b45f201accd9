## The case book and the examination

cases-position = the position is put right
cases-count = { $count } cases.
cases-under = the same under { $edition }
exam-title = Examination
exam-intro = A paper of cases to rule on; at the end there is a mark, and the article for each case.
exam-edition = Edition of the Laws
exam-size = Number of cases
exam-paper = Number of the paper
exam-paper-how = The same number gives everybody the same paper.
exam-begin = Begin
exam-paper-of = Paper { $paper }, edition { $edition } of the Laws.
exam-question = Case { $number }
exam-send = Hand in
exam-mark = Mark: { $right } of { $of } ({ $percent } %)
exam-yours = Your ruling
exam-none = No answer. The Laws answer:
exam-case = To the case
exam-another = Another paper
laws-compare-how = Each edition in our own words. What an edition has otherwise than the newest stands first and is marked.

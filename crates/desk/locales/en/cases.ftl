## The case book and the examination

position = the position is restored
count = { $count ->
    [one] One case.
   *[other] { $count } cases.
    }
under = same case, { $edition } edition
exam-title = Examination
exam-intro = Decide a set of cases. At the end you see your mark and the article for each case.
exam-edition = Edition of the Laws
exam-size = Number of cases
exam-paper = Paper number
exam-paper-how = The same number gives everyone the same cases.
exam-begin = Start examination
exam-paper-of = Paper { $paper }, { $edition } edition of the Laws.
exam-question = Case { $number }
exam-send = Submit answers
exam-mark = Mark: { $right } of { $of } ({ $percent }%)
exam-score = { $right } / { $of } ({ $percent }%)
exam-yours = Your decision
exam-none = Not answered. Correct decision:
exam-case = Open case
exam-another = Start another examination
laws-compare-how = Our own summaries. Differences from the newest edition come first and are highlighted.
illegal = the move is illegal
touch = a piece was touched out of turn
displaced = the clock was pressed before the position was restored
recording = the moves are not written down correctly
exam-paper-wrong = Enter a number from 0 to 999999.
exam-not-kept = Sign in to save your result. You can print it without signing in.
exam-kept-title = Saved examinations
exam-kept-none = No examinations saved yet.
exam-th-when = Date
exam-th-who = Candidate
exam-th-paper = Paper
exam-th-mark = Mark
exam-result = Examination result
exam-all-right = All decisions are correct.
exam-read-again = Articles to review
exam-examiner = Examiner’s signature
exam-name = Name
done-exam = Examination saved.

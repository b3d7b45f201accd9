### Notices by mail to clubs, players and committees of a season.

## Subjects. The match, the case or the club follows.

licensed-subject = Licences granted
granted-subject = Application granted
rejected-subject = Application rejected
moved-subject = Match moved
venue-subject = Venue changed
round-moved-subject = Round moved
disputed-subject = Reported results differ
raised-subject = New case
decided-subject = Decision
sanctioned-subject = Sanction
invoiced-subject = New invoice
overdue-subject = Invoice overdue
line-up-subject = Line-up due
paper-subject = Document due
licences-subject = Licences expire soon

## Texts

licensed = { $count ->
    [one] The federation office has granted one licence:
   *[other] The federation office has granted { $count } licences:
}
granted = The federation office has granted this application.
rejected = The federation office has rejected this application. Correct it and submit it again, or contact the office.
moved = New date: { $at }
moved-from = Previous date: { $at }
venue = New venue: { $venue }
venue-home = The match is played at the home team’s venue again.
round-moved = New date: { $at }
disputed = The reports of the two clubs differ. Boards: { $boards }. Check your report, and correct it if it is wrong.
raised = This case awaits a decision. Its page shows the facts and the options.
decided = { $body }: { $ruling }.
sanctioned = { $sanction }, from { $date }.
concerns = Team: { $name }
appeal-none = No appeal is possible against this decision.
appeal-within = { $days ->
    [one] You can appeal within one day of receiving the decision, to: { $body }.
   *[other] You can appeal within { $days } days of receiving the decision, to: { $body }.
}
appeal-until = You can appeal until { $date }, to: { $body }.
invoiced = Invoice { $number }: { $sum }. Due date: { $date }.
overdue = Invoice { $number } was due on { $date }. Amount outstanding: { $sum }.
line-up = Line-up of { $team }: submit it by { $at }.
paper = { $paper }: submit by { $at }.
licences = { $count ->
    [one] One licence of your club expires on { $date }. Apply for its renewal.
   *[other] { $count } licences of your club expire on { $date }. Apply for their renewal.
}

## Parts of a message

rule = Rule: { $rule }
round = round { $round }
case = Case { $number }: { $matter }
application-licence = Licence
application-list = Strength list
application-addition = Addition to the strength list
application-team = Team entry
application-player = Player entry
application-other = Application of the club
sanction-warning = Warning
sanction-fine = Fine of { $sum }
sanction-points = Points deducted: { $points }
sanction-suspension = { $days ->
    [one] Suspension of one day
   *[other] Suspension of { $days } days
}
sanction-exclusion = Exclusion from the competition
footer-club = You receive this message as a delegate of { $club }.
footer-body = You receive this message as a member of this body: { $body }.
footer-person = You receive this message because it concerns you.

### Headings of a scoresheet.

same = the scoresheets agree throughout (half-moves: { $count })
no-conflict = the scoresheets nowhere conflict; half-moves known: { $count }, places left blank: { $blanks }
different-at-once = the scoresheets differ from move { $number } ({ $player }) on: { $first } and { $second }
different = the scoresheets agree until move { $number } ({ $player }), where they differ: { $first } and { $second }

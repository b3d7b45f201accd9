### Labels of the printed rulebook. The four from `numbers` on stand in a column of 16 characters.

no-such-article = the { $edition } edition has no article { $number }; the nearest are { $near }
article = Article { $number }
appendix = Appendix { $number }
guidelines = Guidelines { $number }
as-in = Text of the { $edition } edition:
in-this-edition = In this edition:
in-other-editions = In other editions:
numbers = Numbers
see-also = See also
under-it = Sub-articles
nothing-found = no results
found = { $count ->
    [one] one result
   *[other] { $count } results
    }
edition = Laws of Chess, { $edition } edition, in force from { $day }
signs = = the same · → renumbered · ≠ different · − only in { $first } · + only in { $second }
definition = definition
mechanical = applies automatically
arbiter = for the arbiter to decide
conduct = conduct
equipment = equipment

### rulebook

no-such-article = the edition of { $edition } has no article { $number }; near it are: { $near }
article = Article { $number }
appendix = Appendix { $number }
guidelines = Guidelines { $number }
as-in = As the edition of { $edition } has it:
in-this-edition = In this edition:
in-other-editions = In other editions:
numbers = Numbers
see-also = See also
under-it = Points
nothing-found = nothing found
found = found: { $count }
edition = Laws of Chess, edition of { $edition }, in force from { $day }
signs = = the same · → renumbered · ≠ different · − only in { $first } · + only in { $second }
definition = definition
mechanical = applies without judgement
arbiter = for the arbiter
conduct = conduct
equipment = equipment

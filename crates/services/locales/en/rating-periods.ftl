### Why a rating period is refused.

published = This period is published already.
unsound = The period cannot be rated: there are too many games, or data that do not fit together.

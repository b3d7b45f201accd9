### Why a rating period is refused.

published = This rating period has already been published.
too-large = Cannot calculate this period: it has too many players, tournaments or games. Choose fewer tournaments.
unsound = Cannot calculate this period: its data contain an impossible date, rating or result. Correct the tournaments and try again.

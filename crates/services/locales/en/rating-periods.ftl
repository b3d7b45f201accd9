### Why a rating period is refused.

published = This rating period has already been published.
unsound = Cannot calculate this period: it has too many games, or its data contradict each other. Choose fewer tournaments or check their data.

# players

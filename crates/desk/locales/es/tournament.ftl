# tournament

# rounds

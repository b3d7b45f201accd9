## The office and the committees

office-title = Office

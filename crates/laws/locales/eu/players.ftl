### The two sides, as headings and labels. Inside a sentence a side is chosen by its word, white or black.

white = Zuriak
black = Beltzak

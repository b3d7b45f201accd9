### The piece letters a scoresheet or a file is written with, and the names of notations.

dutch = neerlandês

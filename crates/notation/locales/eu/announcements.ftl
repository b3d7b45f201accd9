### Moves read aloud: ranks, files and announcements of Appendix D.

one = bat
two = bi
three = hiru
four = lau
five = bost
six = sei
seven = zazpi
eight = zortzi
short-castling = endroke laburra
long-castling = endroke luzea

### Moves read aloud: ranks and castling, as in Appendix D.

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

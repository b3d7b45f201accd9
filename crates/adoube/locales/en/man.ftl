### `adoube man`.

man = Write the manual page
name = NAME
synopsis = SYNOPSIS
exit = EXIT STATUS
n-0 = Success, or the answer is yes.
n-1 = The answer is no: for example, an illegal move or a failed check.
n-2 = Wrong usage or unreadable input.

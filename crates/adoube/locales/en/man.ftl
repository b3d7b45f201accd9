### `adoube man`.

man = Write the manual page
name = NAME
synopsis = SYNOPSIS
exit = EXIT STATUS
n-0 = Done.
n-1 = The answer is no: an illegal move, a failed check.
n-2 = Bad usage or unreadable input.

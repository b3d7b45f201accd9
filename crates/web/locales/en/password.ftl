### Why a new password is refused.

short = Choose a password with at least { $least } characters.
long = This password is too long. Choose a shorter one.
simple = This password is too easy to guess. Choose another one.
name = The password must not contain your user name or the word “adoube”.

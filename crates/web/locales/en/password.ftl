short = The password needs at least { $least } characters.
long = The password is too long.
simple = This password is among those that are guessed first.
name = The password must not contain the user name or the program's.

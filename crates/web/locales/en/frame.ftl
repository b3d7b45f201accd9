### Around every page.

skip-to-content = Skip to content
menu = Menu
event-pages = Tournament pages
language = Language
sign-in = Sign in
sign-out = Sign out
times-zone = Times in { $zone }
form-problems = Please correct the following:
time-travel = You are viewing the tournament as it was after action { $number }. Nothing can be changed here.
time-travel-back = Back to the present
plain-http = This connection is not encrypted (HTTP): others on the same network can read what you send and use your session. If arbiters work on other computers, start adoube with --tls.
only-here = Phones cannot open this address: it works only on this computer. Start adoube with --listen 0.0.0.0:8080, or set the address of the playing hall with --url.
public-role = public
help = Help: { $topic }

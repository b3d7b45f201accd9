### Why a request failed.

title = Something went wrong
home = Go to the tournaments
not-found = Page not found.
sign-in = Sign in to continue.
forbidden = Your role ({ $role }) does not allow this. Ask an administrator for another role, or sign in with another account.
code = This code is not valid here, or was not read completely. Scan it again or ask an arbiter.
method = This action is not available here. Reload the page.
form = This form has expired. Reload the page and try again.
bad = Cannot read the request. Reload the page and try again.
too-many = Too many attempts. Try again in { $seconds } s.
too-large = The file is too large. The limit is 8 MB.
stopping = adoube is busy or shutting down. Try again in a minute.
unreadable = Line { $line }, column { $column }: this is not the JSON that /api/v1/openapi.json describes.
second-factor = Set up two-step verification: scan the code with an authenticator app on your phone, then enter the six digits it shows. The app works without Internet.

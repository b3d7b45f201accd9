### Why a new password is refused.

short = Trieu una contrasenya amb almenys { $least } caràcters.
long = Aquesta contrasenya és massa llarga. Trieu-ne una de més curta.
simple = Aquesta contrasenya és massa fàcil d’endevinar. Trieu-ne una altra.
name = La contrasenya no pot contenir el vostre nom d’usuari ni la paraula «adoube».

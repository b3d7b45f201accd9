### Why an action was not recorded: fragments without a full stop, shown after a place.

busy = aldaketa gehiegi aldi berean; saiatu berriro
unreadable = { $stream }: adouberen bertsio honek ezin du erregistroko { $number }. ekintza irakurri
wrong-stream = { $stream } beste mota bateko erregistroa da
too-large = datu gehiegi erregistroko ekintza bakar baterako; banatu zenbait ekintzatan

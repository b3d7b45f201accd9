### The database that commands open, and its signing key.

key-saved = Sinatzeko gakoa fitxategi honetan gorde da: { $path }
key-left = { $path } fitxategiak beste sinatzeko gako bat du eta ez da aldatu; gako berria ez da gorde
no-key = Ez da sinatzeko gakorik aurkitu hemen: { $path }; kopiak ez du gakorik
key-unused = { $path } fitxategiko sinatzeko gakoak oraindik ez du ezer sinatu datu-base honetan; kopiak badu gakoa
key-foreign = { $path } fitxategiko sinatzeko gakoak ez du inoiz { $record } datu-basean sinatu, eta beste batzuek bai. Beste zerbitzari batena da, eta kopiak ez du gakoa. Exekutatu agindua zerbitzari egokiaren karpetan.
key-new = Kontuz: { $path } fitxategiko sinatzeko gakoa berria da { $record } datu-basearentzat; orain arteko sinatzaileak: { $signers }. adoube lekuz aldatu baduzu, gelditu eta jarri haren gakoa hor. Beste zerbitzari bat gehiago bada, ez da ezer egin behar.

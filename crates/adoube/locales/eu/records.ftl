### The record that commands open.

key-saved = Mahaiaren gakoa { $path } fitxategian dago
key-left = { $path } fitxategiak beste mahai-gako bat du eta zegoen bezala utzi da; etorritakoa ez da gorde
no-key = Ez dago mahai-gakorik hemen: { $path }; kopiak ez darama gakorik
key-unused = { $path } fitxategiko gakoak ez du oraindik ezer sinatu erregistro honetan; kopiak badarama
key-foreign = { $path } fitxategiko gakoak ez du inoiz { $record } erregistroan sinatu, eta beste batzuek bai: beste mahai batena da eta kopiak ez darama; exekutatu agindua mahaiaren karpetan
key-new = Kontuz: { $path } fitxategiko gakoa berria da { $record } erregistroarentzat, orain arte hauek sinatu baitute: { $signers }. Mahaia lekuz aldatu bada, gelditu eta jarri bertan haren gakoa; beste mahai bat bada, dena ondo dago.

### `adoube verify`.

about = Comprova que el registre és sencer i anomena la primera entrada dolenta
file = Una còpia o un registre exportat; - per a l'entrada estàndard [per defecte, el de --db]
signer = Una clau pública de confiança; es pot repetir [per defecte, les que diu el registre]
checkpoint = Compara el registre amb un punt de control imprès, desat en un fitxer
whole = sencer: { $entries } { $streams }, { $checkpoints }, { $replayed }
bad = no és sencer: { $faults } { $entries }
agrees = { $stream }: el punt de control { $over } concorda
disagrees = { $stream }: el punt de control { $over } no concorda: el registre s'ha alterat o escurçat
not-signed = { $path }: cap de les claus que diu el registre, o --signer, no ha signat aquest punt de control: potser és fals ell mateix
limits = El que no es pot veure sense un punt de control imprès (--checkpoint): entrades tretes del final d'un flux, o tornades a escriure, des de l'últim punt de control signat; i tot allò que algú ha tret refent també les taules que ho compten. Amb la clau de la taula es pot refer tot, llevat del que és imprès.
not-a-checkpoint = { $path }, línia { $line }: s'esperava un punt de control signat

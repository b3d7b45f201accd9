### What was decided or found out with an act, as the log tells it.

warned = confirmat: { $warning }
entered = inscripció { $id }
accelerated = s'han fixat els punts virtuals de l'acceleració
paired = ronda { $round }: { $boards } taulers
engine = el programa aparellaria { $boards } taulers
no-engine = el programa no troba cap aparellament
same = ronda { $round }: l'aparellament és el del programa
differs = ronda { $round }: { $boards } taulers difereixen del programa
resulted = ronda { $round }: { $result }
wrong-result = la ronda { $round } es va aparellar amb el resultat equivocat: taules { $tables }
closed = la ronda { $round } és tancada

### Decisions and facts that come with an action, as the log shows them.

warned = Confirmat: «{ $warning }»
entered = Inscripció { $id }
accelerated = Punts virtuals de l’acceleració assignats
paired = { $boards ->
    [one] Ronda { $round }: un tauler
   *[other] Ronda { $round }: { $boards } taulers
}
engine = { $boards ->
    [one] Aparellaments calculats: un tauler
   *[other] Aparellaments calculats: { $boards } taulers
}
no-engine = Aparellaments calculats: no se n’ha trobat cap
same = Ronda { $round }: igual que els aparellaments calculats
differs = { $boards ->
    [one] Ronda { $round }: un tauler és diferent dels aparellaments calculats
   *[other] Ronda { $round }: { $boards } taulers són diferents dels aparellaments calculats
}
resulted = Ronda { $round }: { $result }
wrong-result = La ronda { $round } es va aparellar amb el resultat equivocat. Taulers afectats: { $tables }.
closed = Ronda { $round } tancada

### What the arbiter did, as the record of a game tells it.

sees-flag = vê a bandeira caída
sees-flags = vê as duas bandeiras caídas
adjourns = pede o lance secreto
exclusion = exclusão de { $it } rondas

### Why an act was not recorded.

busy = beste batzuk horretan ari dira une honetan: saiatu berriro
unreadable = { $stream }: programa honek ez du ulertzen erregistroko { $number }. sarrera
wrong-stream = { $stream } ez da mota honetako korrontea
too-large = handiegia da erregistrorako

### Rejections and warnings of section 31 of the handbook

list-order = The list is out of order at number { $number }: the stronger player comes first (Delegates 5.23).
licence-national = { $player } has no national number, which first category players and Preferents must have (Delegates 5.24).
licence-phone = { $player } has no phone number (Delegates 5.24).
addition-late = The list can no longer be extended: the last rounds of the preliminary phase have begun (Delegates 5.321).
addition-licensed = { $player } already has a licence this season and cannot be added to the list (Delegates 5.321).
entry-licence = { $player } has no valid licence for this season (Delegates 5.322, Identification 6.3).
venue-travel = The venue is more than { $most } minutes from central Barcelona by public transport (Delegates 5.422 i).
venue-players = A venue needs at least { $least } entered players; this one has { $count } (Delegates 5.422 i).
venue-boards = A venue needs room for at least { $least } boards; this one has room for { $count } (Delegates 5.422 i).
result-late = The results were due by { $hour } on { $date } (Delegates 5.71).
record-late = The match record was due by { $date } (Delegates 5.811).
address-late = The new address was reported too late before { $event }. Inform these clubs by registered post: { $clubs } (Delegates 5.10).
line-up-unknown = Number { $number } is not on the stamped list (Delegates 5.61).
line-up-size = { $names ->
    [one] One name
   *[other] { $names } names
} for { $boards } boards (Teams 7.1).
line-up-duplicate = Number { $number } appears twice (Delegates 5.61).
line-up-higher = Number { $number } is a regular of team { $team } and may not play in a lower team (Teams 7.22, 7.23).
line-up-order = Board { $board }: number { $number } may not play behind number { $weaker }, who is weaker (Teams 7.32).
line-up-round = Number { $number } is already on another match record of round { $round } (Teams 7.33, 7.34).
line-up-foreign = { $found } foreign players in the line-up; the limit is { $most } (Foreigners 8.1).
substitution-early = Substitutions begin { $minutes } minutes after the official start (Substitutes 13.2).
substitution-late = Substitutions end { $minutes } minutes after the official start (Substitutes 13.2).
substitution-count = A team of { $boards } may make only { $most ->
    [one] one substitution
   *[other] { $most } substitutions
} (Substitutes 13.2).
substitution-not-lower = Number { $number } is not a player of a lower team (Substitutes 13.1).
substitution-duplicate = Number { $number } is already playing in this match (Substitutes 13.1).
substitution-stronger = Number { $number } is stronger on the list than number { $replaced }, the absent player (Substitutes 13.11).
substitution-round = Number { $number } is already in another team’s line-up in round { $round } (Substitutes 13.3).
substitution-foreign = With this substitution the team would have { $found } foreign players; the limit is { $most } (Foreigners 8.1).
finish-decides = A { $minutes }-minute finish is not allowed: this game can decide the match (Adjournments 10.1).
withdraw-preferent = A Preferent may withdraw only for a reason the Competition Committee accepts (Withdrawals 14.21).
calendar-venue = A match moved because of a calendar clash keeps its venue (Calendar 15.3).
calendar-window = The new date must be after { $after } and no later than { $until } (Calendar 15.8).
calendar-foreign = Section 15 does not apply to { $player }, a foreign player (Calendar 15.9).
calendar-last-two = In the last rounds no match may be brought forward or change venue (Calendar 15.10).
appeal-late = The time for appeals ended on { $date } (Competition Committee 2.1).
appeal-scope = Decisions of this competition cannot be appealed to the federation (Competition Committee 2.2).
vote-quorum = Votes cast: { $votes }. At least { $needed } of the { $members } members must vote (Sports Commission 7.3).
pair-repeat = { $one } and { $other } have already met (Swiss 1.2).
pair-none = Every possible pairing of this round would repeat a match (Swiss 1.2, 3.1).
homologation-date = Homologation must be requested by { $date } (Open tournaments 1).
homologation-clash = The dates clash with { $event }, { $km } km away (Open tournaments 2).
homologation-rounds = At least { $least } rounds are required (Open tournaments 3).
homologation-players = At least { $least } players per category are required (Open tournaments 4).
homologation-mix = These categories may not play in one group (Open tournaments 5).

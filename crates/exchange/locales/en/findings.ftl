### Faults in a file, with their place: one line, without a full stop. The remedies are joined to the sentence.

sentence = line { $line }, column { $column }: found { $found }; expected { $expected }
nothing-found = line { $line }, column { $column }: nothing found; expected { $expected }
earlier = { " " }(already on line { $line })
left-out = ; value ignored
line-left-out = ; line ignored
column-left-out = ; column ignored
taken-as = ; read as { $taken }

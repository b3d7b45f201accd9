### Headings of a scoresheet.

same = les planelles coincideixen del tot (mitges jugades: { $count })
no-conflict = les planelles no es contradiuen; mitges jugades conegudes: { $count }, llocs en blanc: { $blanks }
different-at-once = les planelles difereixen ja a la jugada { $number } ({ $player }): { $first } i { $second }
different = les planelles coincideixen fins a la jugada { $number } ({ $player }), on difereixen: { $first } i { $second }

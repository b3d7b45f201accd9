### Headings of a scoresheet.

same = as folhas de anotação coincidem por inteiro (meios-lances: { $count })
no-conflict = as folhas de anotação não se contradizem; meios-lances conhecidos: { $count }, lugares em branco: { $blanks }
different-at-once = as folhas de anotação diferem já no lance { $number } ({ $player }): { $first } e { $second }
different = as folhas de anotação coincidem até ao lance { $number } ({ $player }), onde diferem: { $first } e { $second }

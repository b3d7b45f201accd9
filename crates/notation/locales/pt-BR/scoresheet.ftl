### Headings of a scoresheet.

same = as planilhas coincidem por inteiro (meios-lances: { $count })
no-conflict = as planilhas não se contradizem; meios-lances conhecidos: { $count }, lugares em branco: { $blanks }
different-at-once = as planilhas diferem já no lance { $number } ({ $player }): { $first } e { $second }
different = as planilhas coincidem até o lance { $number } ({ $player }), onde diferem: { $first } e { $second }

### Why the office of the league refuses an act.

name = Um nome tem entre 1 e 120 caracteres.
person = Este número já é de outra pessoa. Tente de novo.
waits = Já foi apresentado e espera que a federação o aceite.
settled = Já foi resolvido.
words = Um texto tem entre 1 e 4000 caracteres e fala de um assunto que existe.
undo = O ato { $number } não pode ser desfeito: não consta, já foi desfeito ou não é dos que se desfazem.
again = Não se pode refazer: o ato { $number } já não é possível.
others = Enquanto isso a temporada mudou: veja de novo o que cai com este ato.

### `adoube promotions`.

about = As promoções de categoria e as normas de Mestre Català de um torneio
player = Só este jogador, pelo número do torneio
all = Mostra também quem não chega
reach = Para a norma basta atingir a percentagem, sem superá-la
none = Nenhuma promoção e nenhuma norma
no-categories = sem --list não se conhece nenhuma categoria: a coluna category (3, 2, 1, P, M)

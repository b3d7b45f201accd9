### `adoube promotions`.

about = Encontrar as subidas de categoria e as normas de Mestre Català de um torneio
all = Mostrar também os jogadores que ficam aquém
reach = Conceder a norma quando a percentagem é atingida, mesmo que não seja ultrapassada
none = Nenhuma subida, nenhuma norma

### `adoube promotions`.

about = Encontrar os acessos de categoria e as normas de Mestre Català de um torneio
player = Só o jogador N (número inicial)
all = Mostrar também os jogadores que ficam aquém
reach = Conceder a norma quando a porcentagem é atingida, mesmo que não seja superada
none = Nenhum acesso, nenhuma norma
no-categories = as categorias não são conhecidas; indique uma lista (--list) com a coluna category (3, 2, 1, P, M)

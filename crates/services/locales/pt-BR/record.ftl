no-such-entry = O registro não tem nenhuma ação com este número.

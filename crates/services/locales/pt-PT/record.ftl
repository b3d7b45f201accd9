no-such-entry = O registo não tem nenhuma ação com este número.

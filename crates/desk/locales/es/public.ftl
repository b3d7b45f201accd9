# public

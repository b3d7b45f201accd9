# paper

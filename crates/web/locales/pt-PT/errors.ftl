forbidden = O seu papel não permite fazer isto.
code = Este código não é desta mesa ou não foi lido por inteiro: leia-o de novo ou pergunte a um árbitro.
form = O formulário é demasiado antigo ou vem de outro lugar. Volte à página, recarregue-a e repita.
too-many = Demasiadas vezes seguidas. Tente de novo daqui a { $seconds } s.
too-large = É demasiado grande: aceitam-se no máximo 8 MB.
stopping = A mesa está a parar ou muito ocupada. Tente de novo.
second-factor = Leia o código com uma aplicação de códigos do telemóvel; funciona sem Internet. Depois escreva os seis dígitos que ele mostrar.

short = Pasahitzak gutxienez { $least } karaktere behar ditu.
long = Pasahitza luzeegia da.
simple = Pasahitz hau lehenengo asmatzen direnetakoa da.
name = Pasahitzak ezin du erabiltzaile-izena edo programarena izan barruan.

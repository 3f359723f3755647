# Das Studierzimmer: was das hier ist.

library-about-version = Version: { $version }
library-about-games = Die Spiele
library-about-game = Spiel
library-about-generation = Regelgeneration
library-about-data = Prüfsumme der Spieldaten
library-about-licences = Lizenzen
library-about-own-licence = Du darfst Portolan wahlweise unter der MIT-Lizenz oder der Apache-Lizenz 2.0 benutzen.
library-about-packages = { $count ->
    [one] In der Seite und im Programm steckt { $count } Paket von anderen, denen wir danken; die Zahlen führen zu den Lizenztexten:
   *[other] In der Seite und im Programm stecken { $count } Pakete von anderen, denen wir danken; die Zahlen führen zu den Lizenztexten:
}
library-about-text = Lizenztext { $number }

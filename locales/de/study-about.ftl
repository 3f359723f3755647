# Das Studierzimmer: was das hier ist.

study-about-version = Version: { $version }
study-about-games = Die Spiele
study-about-game = Spiel
study-about-generation = Regelgeneration
study-about-data = Prüfsumme der Materialdaten
study-about-licences = Lizenzen
study-about-own-licence = Portolan darf nach Wahl unter der MIT-Lizenz oder der Apache-Lizenz 2.0 benutzt werden.
study-about-packages = { $count ->
    [one] In der Seite und im Programm steckt { $count } Paket von anderen, denen wir danken; die Zahlen führen zu den Texten der Lizenzen:
   *[other] In der Seite und im Programm stecken { $count } Pakete von anderen, denen wir danken; die Zahlen führen zu den Texten der Lizenzen:
}
study-about-text = Lizenztext { $number }

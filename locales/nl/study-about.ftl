# De studeerkamer: wat dit is.

study-about-version = Versie { $version }
study-about-games = De spellen
study-about-game = Spel
study-about-generation = Regelgeneratie
study-about-data = Controlegetal van de materiaalgegevens
study-about-licences = Licenties
study-about-own-licence = Portolan mag naar keuze onder de MIT-licentie of de Apache-licentie 2.0 worden gebruikt.
study-about-packages = { $count ->
    [one] In de pagina en het programma zit { $count } pakket van anderen, die we bedanken; de getallen leiden naar de teksten van de licenties:
   *[other] In de pagina en het programma zitten { $count } pakketten van anderen, die we bedanken; de getallen leiden naar de teksten van de licenties:
}
study-about-text = Licentietekst { $number }

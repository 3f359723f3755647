# De studeerkamer: wat dit is.

library-about-version = Versie { $version }
library-about-games = De spellen
library-about-game = Spel
library-about-generation = Regelgeneratie
library-about-data = Controlegetal van de spelgegevens
library-about-licences = Licenties
library-about-own-licence = Je mag Portolan naar keuze onder de MIT-licentie of de Apache-licentie 2.0 gebruiken.
library-about-packages = { $count ->
    [one] In de pagina en het programma zit { $count } pakket van anderen, die we bedanken; de getallen leiden naar de licentieteksten:
   *[other] In de pagina en het programma zitten { $count } pakketten van anderen, die we bedanken; de getallen leiden naar de licentieteksten:
}
library-about-text = Licentietekst { $number }

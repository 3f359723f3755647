# The study: what this is.

study-about-version = Version { $version }
study-about-games = The games
study-about-game = Game
study-about-generation = Generation
study-about-data = Digest of the component data
study-about-licences = Licences
study-about-own-licence = Portolan may be used under the MIT licence or the Apache licence 2.0, whichever you like.
study-about-packages = { $count ->
    [one] The page and the program are built with { $count } package of others, who have our thanks; the numbers lead to the texts of the licences:
   *[other] The page and the program are built with { $count } packages of others, who have our thanks; the numbers lead to the texts of the licences:
}
study-about-text = Licence text { $number }

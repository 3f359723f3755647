# The library: what this is.

library-about-version = Version { $version }
library-about-games = The games
library-about-game = Game
library-about-generation = Rules generation
library-about-data = Checksum of the game data
library-about-licences = Licences
library-about-own-licence = You may use Portolan under the MIT licence or the Apache licence 2.0, whichever you prefer.
library-about-packages = { $count ->
    [one] The page and the program are built with { $count } package by others, whom we thank; the numbers lead to the licence texts:
   *[other] The page and the program are built with { $count } packages by others, whom we thank; the numbers lead to the licence texts:
}
library-about-text = Licence text { $number }

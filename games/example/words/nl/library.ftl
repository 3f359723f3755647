### Nine Squares: what the page says beside its table.

library-paper-how-example = Kies een speler en een terrein, en druk op de vakken van de speler; de punten worden meteen geteld.
library-paper-example-island = vasteland van niemand
library-play-example-group = Vakken in de grootste groep: { $count }
library-play-example-press = Druk op een vak om het van jou of van de ander te maken.
library-example-island = met het eiland

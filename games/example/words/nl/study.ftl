### Nine Squares: what the page says beside its table.

study-paper-how-example = Kies een speler en wat er getekend wordt, en druk op de vakken van de speler; de punten worden ondertussen geteld.
study-paper-example-island = vasteland van niemand
study-play-example-group = Vakken in de grootste groep: { $count }
study-play-example-press = Druk op een vak om het van jou te maken, of van de ander.
study-example-island = met het eiland

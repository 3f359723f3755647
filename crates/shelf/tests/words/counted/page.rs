//! The counting messages of the page, the charts and the program.

use super::Counted;

pub const PAGE: &[Counted] = &[
    (
        "page-moves",
        "count",
        &[
            ("en", ["0 moves", "1 move", "2 moves"]),
            ("de", ["0 Züge", "1 Zug", "2 Züge"]),
            ("nl", ["0 zetten", "1 zet", "2 zetten"]),
        ],
    ),
    (
        // The plural form depends on `count`, but the message shows `points`, a text with a typographic minus.
        "page-hint-points",
        "count",
        &[
            ("en", ["about ⟨points⟩ points", "about ⟨points⟩ point", "about ⟨points⟩ points"]),
            ("de", ["etwa ⟨points⟩ Punkte", "etwa ⟨points⟩ Punkt", "etwa ⟨points⟩ Punkte"]),
            ("nl", ["ongeveer ⟨points⟩ punten", "ongeveer ⟨points⟩ punt", "ongeveer ⟨points⟩ punten"]),
        ],
    ),
    (
        "page-hint-behind",
        "count",
        &[
            ("en", ["a little behind", "⟨points⟩ point behind", "⟨points⟩ points behind"]),
            ("de", ["knapp dahinter", "⟨points⟩ Punkt dahinter", "⟨points⟩ Punkte dahinter"]),
            ("nl", ["iets minder", "⟨points⟩ punt minder", "⟨points⟩ punten minder"]),
        ],
    ),
    (
        "mentor-move-tile",
        "count",
        &[
            ("en", ["next to ⟨first⟩ and ⟨second⟩", "next to ⟨first⟩", "next to ⟨first⟩ and ⟨second⟩"]),
            ("de", ["neben ⟨first⟩ und ⟨second⟩", "neben ⟨first⟩ legen", "neben ⟨first⟩ und ⟨second⟩"]),
            ("nl", ["naast ⟨first⟩ en ⟨second⟩", "naast ⟨first⟩ leggen", "naast ⟨first⟩ en ⟨second⟩"]),
        ],
    ),
    (
        "mentor-use",
        "count",
        &[
            ("en", ["Use two ⟨symbol⟩", "Use ⟨symbol⟩", "Use two ⟨symbol⟩"]),
            ("de", ["Zweimal ⟨symbol⟩", "⟨symbol⟩ einsetzen", "Zweimal ⟨symbol⟩"]),
            ("nl", ["Twee keer ⟨symbol⟩", "⟨symbol⟩ inzetten", "Twee keer ⟨symbol⟩"]),
        ],
    ),
    (
        "mentor-soon",
        "count",
        &[
            ("en", ["with 0 more spaces", "with 1 more space", "with 2 more spaces"]),
            ("de", ["mit 0 weiteren Feldern", "mit 1 weiterem Feld", "mit 2 weiteren Feldern"]),
            ("nl", ["met nog 0 vakjes", "met nog 1 vakje", "met nog 2 vakjes"]),
        ],
    ),
    (
        "mentor-hazy",
        "count",
        &[
            ("en", ["0 more faithful spaces", "1 more faithful space", "2 more faithful spaces"]),
            ("de", ["0 getreue Felder", "1 getreues Feld", "2 getreue Felder"]),
            ("nl", ["0 getrouwe velden", "1 getrouw veld", "2 getrouwe velden"]),
        ],
    ),
    (
        "mentor-cards-hold-here",
        "count",
        &[
            ("en", ["0 of your cards hold ", "1 of your cards holds", "2 of your cards hold "]),
            ("de", ["0 deiner Karten stimmen", "1 deiner Karten stimmt", "2 deiner Karten stimmen"]),
            ("nl", ["0 van je kaarten kloppen", "1 van je kaarten klopt", "2 van je kaarten kloppen"]),
        ],
    ),
    (
        "mentor-cards-hold-near",
        "count",
        &[
            ("en", ["0 of your cards hold ", "1 of your cards holds", "2 of your cards hold "]),
            ("de", ["0 deiner Karten stimmen", "1 deiner Karten stimmt", "2 deiner Karten stimmen"]),
            ("nl", ["0 van je kaarten kloppen", "1 van je kaarten klopt", "2 van je kaarten kloppen"]),
        ],
    ),
    (
        "mentor-draws",
        "count",
        &[
            ("en", ["0 new cards", "1 new card", "2 new cards"]),
            ("de", ["0 neue Karten", "1 neue Karte", "2 neue Karten"]),
            ("nl", ["0 nieuwe kaarten", "1 nieuwe kaart", "2 nieuwe kaarten"]),
        ],
    ),
    (
        "page-coins",
        "count",
        &[
            ("en", ["0 coins", "1 coin", "2 coins"]),
            ("de", ["0 Münzen", "1 Münze", "2 Münzen"]),
            ("nl", ["0 munten", "1 munt", "2 munten"]),
        ],
    ),
    (
        "page-looking-back",
        "moves",
        &[
            ("en", ["after 0 moves", "after 1 move", "after 2 moves"]),
            ("de", ["nach 0 Zügen", "nach 1 Zug", "nach 2 Zügen"]),
            ("nl", ["na 0 zetten", "na 1 zet", "na 2 zetten"]),
        ],
    ),
    (
        // The only person at a table is addressed without a name.
        "page-asked-draw",
        "persons",
        &[
            ("en", ["⟨name⟩, draw", "Draw", "⟨name⟩, draw"]),
            ("de", ["⟨name⟩, zeichne", "Zeichne", "⟨name⟩, zeichne"]),
            ("nl", ["⟨name⟩, teken", "Teken", "⟨name⟩, teken"]),
        ],
    ),
    (
        "page-challenge-ahead",
        "persons",
        &[
            ("en", ["⟨who⟩ scored", "You scored", "⟨who⟩ scored"]),
            ("de", ["⟨who⟩ kommt", "Du kommst", "⟨who⟩ kommt"]),
            ("nl", ["⟨who⟩ komt", "Je komt", "⟨who⟩ komt"]),
        ],
    ),
    (
        "page-challenge-behind",
        "persons",
        &[
            ("en", ["⟨who⟩ scored", "You scored", "⟨who⟩ scored"]),
            ("de", ["⟨who⟩ kommt", "Du kommst", "⟨who⟩ kommt"]),
            ("nl", ["⟨who⟩ komt", "Je komt", "⟨who⟩ komt"]),
        ],
    ),
    (
        "page-challenge-equal",
        "persons",
        &[
            ("en", ["⟨who⟩ scored", "You scored", "⟨who⟩ scored"]),
            ("de", ["⟨who⟩ kommt", "Du kommst", "⟨who⟩ kommt"]),
            ("nl", ["⟨who⟩ komt", "Je komt", "⟨who⟩ komt"]),
        ],
    ),
    (
        "seats-out-of-range",
        "seats",
        &[
            ("en", ["0 seats do not", "1 seat does not", "2 seats do not"]),
            ("de", ["Mit 0 Sitzen geht", "Mit 1 Sitz geht", "Mit 2 Sitzen geht"]),
            ("nl", ["met 0 stoelen kun", "met 1 stoel kun", "met 2 stoelen kun"]),
        ],
    ),
    (
        "record-seats",
        "seats",
        &[
            ("en", ["0 seats are", "1 seat is", "2 seats are"]),
            ("de", ["mit 0 Sitzen geht", "mit 1 Sitz geht", "mit 2 Sitzen geht"]),
            ("nl", ["met 0 stoelen kan", "met 1 stoel kan", "met 2 stoelen kan"]),
        ],
    ),
    (
        "page-misterra-asked-presume",
        "persons",
        &[
            ("en", ["⟨name⟩, keep two", "Keep two", "⟨name⟩, keep two"]),
            ("de", ["⟨name⟩, behalte zwei", "Behalte zwei", "⟨name⟩, behalte zwei"]),
            ("nl", ["⟨name⟩, houd twee", "Houd twee", "⟨name⟩, houd twee"]),
        ],
    ),
    (
        "page-misterra-asked-place",
        "persons",
        &[
            ("en", ["⟨name⟩, choose the", "choose the", "⟨name⟩, choose the"]),
            ("de", ["⟨name⟩, wähle das", "Wähle das", "⟨name⟩, wähle das"]),
            ("nl", ["⟨name⟩, kies het", "kies het", "⟨name⟩, kies het"]),
        ],
    ),
    (
        "page-misterra-asked-move",
        "persons",
        &[
            ("en", ["⟨name⟩, move, or", "move, or", "⟨name⟩, move, or"]),
            ("de", ["⟨name⟩, bewege dich", "Bewege dich", "⟨name⟩, bewege dich"]),
            ("nl", ["⟨name⟩, beweeg of", "beweeg of", "⟨name⟩, beweeg of"]),
        ],
    ),
    (
        "page-misterra-asked-sketch",
        "persons",
        &[
            ("en", ["⟨name⟩, take a", "take a", "⟨name⟩, take a"]),
            ("de", ["⟨name⟩, nimm eine", "Nimm eine", "⟨name⟩, nimm eine"]),
            ("nl", ["⟨name⟩, neem een", "neem een", "⟨name⟩, neem een"]),
        ],
    ),
    (
        "page-misterra-asked-map",
        "persons",
        &[
            ("en", ["⟨name⟩, map the", "map the", "⟨name⟩, map the"]),
            ("de", ["⟨name⟩, kartiere oder", "Kartiere oder", "⟨name⟩, kartiere oder"]),
            ("nl", ["⟨name⟩, breng in", "breng in", "⟨name⟩, breng in"]),
        ],
    ),
    (
        "page-misterra-deck",
        "count",
        &[
            ("en", ["0 sketches left", "1 sketch left", "2 sketches left"]),
            ("de", ["noch 0 Skizzenkarten", "noch 1 Skizzenkarte", "noch 2 Skizzenkarten"]),
            ("nl", ["nog 0 schetskaarten", "nog 1 schetskaart", "nog 2 schetskaarten"]),
        ],
    ),
    (
        "page-misterra-otoma-left",
        "count",
        &[
            ("en", ["0 cards left", "1 card left", "2 cards left"]),
            ("de", ["noch 0 Karten", "noch 1 Karte", "noch 2 Karten"]),
            ("nl", ["nog 0 kaarten", "nog 1 kaart", "nog 2 kaarten"]),
        ],
    ),
    (
        "chart-players",
        "players",
        &[
            ("en", ["0 players", "solo", "2 players"]),
            ("de", ["0 Spieler", "Solo", "2 Spieler"]),
            ("nl", ["0 spelers", "solo", "2 spelers"]),
        ],
    ),
    (
        "chart-standing",
        "points",
        &[
            ("en", ["with 0 points", "with 1 point", "with 2 points"]),
            ("de", ["mit 0 Punkten", "mit 1 Punkt", "mit 2 Punkten"]),
            ("nl", ["met 0 punten", "met 1 punt", "met 2 punten"]),
        ],
    ),
    (
        "chart-deck",
        "cards",
        &[
            ("en", ["0 sketches in", "1 sketch in", "2 sketches in"]),
            ("de", ["0 Skizzen im", "1 Skizze im", "2 Skizzen im"]),
            ("nl", ["0 schetsen in", "1 schets in", "2 schetsen in"]),
        ],
    ),
    (
        "chart-otoma-cards",
        "cards",
        &[
            ("en", ["0 cards left", "1 card left", "2 cards left"]),
            ("de", ["noch 0 Karten", "noch 1 Karte", "noch 2 Karten"]),
            ("nl", ["nog 0 kaarten", "nog 1 kaart", "nog 2 kaarten"]),
        ],
    ),
    (
        "chart-treasures-left",
        "cards",
        &[
            ("en", ["0 treasures in", "1 treasure in", "2 treasures in"]),
            ("de", ["0 Schätze im", "1 Schatz im", "2 Schätze im"]),
            ("nl", ["0 schatten in", "1 schat in", "2 schatten in"]),
        ],
    ),
    (
        "chart-clues-left",
        "cards",
        &[
            ("en", ["0 clues in", "1 clue in", "2 clues in"]),
            ("de", ["0 Hinweise im", "1 Hinweis im", "2 Hinweise im"]),
            ("nl", ["0 aanwijzingen in", "1 aanwijzing in", "2 aanwijzingen in"]),
        ],
    ),
    (
        "chart-clues-discarded",
        "cards",
        &[
            ("en", ["0 clues discarded", "1 clue discarded", "2 clues discarded"]),
            ("de", ["0 Hinweise abgeworfen", "1 Hinweis abgeworfen", "2 Hinweise abgeworfen"]),
            ("nl", ["0 aanwijzingen afgelegd", "1 aanwijzing afgelegd", "2 aanwijzingen afgelegd"]),
        ],
    ),
    (
        "chart-doubloons",
        "count",
        &[
            ("en", ["0 doubloons", "1 doubloon", "2 doubloons"]),
            ("de", ["0 Dublonen", "1 Dublone", "2 Dublonen"]),
            ("nl", ["0 dubloenen", "1 dubloen", "2 dubloenen"]),
        ],
    ),
    (
        "chart-in-hand",
        "cards",
        &[
            ("en", ["0 clues in", "1 clue in", "2 clues in"]),
            ("de", ["0 Hinweise auf", "1 Hinweis auf", "2 Hinweise auf"]),
            ("nl", ["0 aanwijzingen in", "1 aanwijzing in", "2 aanwijzingen in"]),
        ],
    ),
    (
        "page-morgan-asked-land",
        "persons",
        &[
            ("en", ["⟨name⟩, choose the", "Choose the", "⟨name⟩, choose the"]),
            ("de", ["⟨name⟩, wähle die", "Wähle die", "⟨name⟩, wähle die"]),
            ("nl", ["⟨name⟩, kies de", "Kies de", "⟨name⟩, kies de"]),
        ],
    ),
    (
        "page-morgan-asked-map",
        "persons",
        &[
            ("en", ["⟨name⟩, change the", "Change the", "⟨name⟩, change the"]),
            ("de", ["⟨name⟩, verändere die", "Verändere die", "⟨name⟩, verändere die"]),
            ("nl", ["⟨name⟩, verander de", "Verander de", "⟨name⟩, verander de"]),
        ],
    ),
    (
        "page-morgan-asked-lay",
        "persons",
        &[
            ("en", ["⟨name⟩, lay the", "Lay the", "⟨name⟩, lay the"]),
            ("de", ["⟨name⟩, lege das", "Lege das", "⟨name⟩, lege das"]),
            ("nl", ["⟨name⟩, leg de", "Leg de", "⟨name⟩, leg de"]),
        ],
    ),
    (
        "page-morgan-asked-draw",
        "persons",
        &[
            ("en", ["⟨name⟩, you may", "You may", "⟨name⟩, you may"]),
            ("de", ["⟨name⟩, du darfst", "Du darfst", "⟨name⟩, du darfst"]),
            ("nl", ["⟨name⟩, je mag", "Je mag", "⟨name⟩, je mag"]),
        ],
    ),
    (
        "page-morgan-asked-walk",
        "count",
        &[
            ("en", ["No step is", "1 step is", "2 steps are"]),
            ("de", ["Kein Schritt ist", "1 Schritt ist", "2 Schritte sind"]),
            ("nl", ["geen stap meer", "is nog 1 stap", "zijn nog 2 stappen"]),
        ],
    ),
    (
        "page-morgan-asked-dig",
        "count",
        &[
            ("en", ["Or draw", "1 deep so far", "2 deep so far"]),
            ("de", ["Oder ziehe", "bisher 1 tief", "bisher 2 tief"]),
            ("nl", ["Of trek", "tot nu toe 1 diep", "tot nu toe 2 diep"]),
        ],
    ),
];

//! The counting messages of the page, the charts and the program.

use super::Counted;

pub const PAGE: &[Counted] = &[
    (
        "page-waiting-for",
        "count",
        &[
            ("en", ["Waiting for", "one more", "2 more"]),
            ("de", ["ist dran", "eine weitere Person", "2 weitere"]),
            ("nl", ["Wachten op", "nog één speler", "nog 2 spelers"]),
        ],
    ),
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
        "coach-move-tile",
        "count",
        &[
            ("en", ["next to ⟨first⟩ and ⟨second⟩", "next to ⟨first⟩", "next to ⟨first⟩ and ⟨second⟩"]),
            ("de", ["neben ⟨first⟩ und ⟨second⟩", "neben ⟨first⟩ legen", "neben ⟨first⟩ und ⟨second⟩"]),
            ("nl", ["naast ⟨first⟩ en ⟨second⟩", "naast ⟨first⟩ leggen", "naast ⟨first⟩ en ⟨second⟩"]),
        ],
    ),
    (
        "coach-use",
        "count",
        &[
            ("en", ["Use two symbols (⟨symbol⟩)", "Use ⟨symbol⟩", "Use two symbols (⟨symbol⟩)"]),
            ("de", ["Zweimal ⟨symbol⟩", "⟨symbol⟩ einsetzen", "Zweimal ⟨symbol⟩"]),
            ("nl", ["Twee keer ⟨symbol⟩", "⟨symbol⟩ inzetten", "Twee keer ⟨symbol⟩"]),
        ],
    ),
    (
        "coach-soon",
        "count",
        &[
            ("en", ["with 0 more spaces", "with 1 more space", "with 2 more spaces"]),
            ("de", ["mit 0 weiteren Feldern", "mit 1 weiterem Feld", "mit 2 weiteren Feldern"]),
            ("nl", ["met nog 0 vakjes", "met nog 1 vakje", "met nog 2 vakjes"]),
        ],
    ),
    (
        "coach-hazy",
        "count",
        &[
            ("en", ["0 more faithful spaces", "1 more faithful space", "2 more faithful spaces"]),
            ("de", ["0 getreue Felder", "1 getreues Feld", "2 getreue Felder"]),
            ("nl", ["0 getrouwe velden", "1 getrouw veld", "2 getrouwe velden"]),
        ],
    ),
    (
        "coach-cards-hold-here",
        "count",
        &[
            ("en", ["0 of your cards work ", "one of your cards works", "2 of your cards work "]),
            ("de", ["0 deiner Karten stimmen", "eine deiner Karten stimmt", "2 deiner Karten stimmen"]),
            ("nl", ["0 van je kaarten kloppen", "een van je kaarten klopt", "2 van je kaarten kloppen"]),
        ],
    ),
    (
        "coach-cards-hold-near",
        "count",
        &[
            ("en", ["0 of your cards work ", "one of your cards works", "2 of your cards work "]),
            ("de", ["0 deiner Karten stimmen", "eine deiner Karten stimmt", "2 deiner Karten stimmen"]),
            ("nl", ["0 van je kaarten kloppen", "een van je kaarten klopt", "2 van je kaarten kloppen"]),
        ],
    ),
    (
        "coach-draws",
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
        "page-standing-points",
        "count",
        &[
            ("en", ["0 points", "1 point", "2 points"]),
            ("de", ["0 Punkte", "1 Punkt", "2 Punkte"]),
            ("nl", ["0 punten", "1 punt", "2 punten"]),
        ],
    ),
    (
        "page-facts-now",
        "count",
        &[
            ("en", ["against 0 bots", "against a bot", "against 2 bots"]),
            ("de", ["gegen 0 Computer", "gegen einen Computer", "gegen 2 Computer"]),
            ("nl", ["tegen 0 computers", "tegen een computer", "tegen 2 computers"]),
        ],
    ),
    (
        "page-more-players",
        "count",
        &[
            ("en", ["0 more", "one more", "2 more"]),
            ("de", ["0 weitere", "eine weitere", "2 weitere"]),
            ("nl", ["nog 0", "nog één", "nog 2"]),
        ],
    ),
    (
        "page-best",
        "count",
        &[
            ("en", ["0 other games", "one other game", "2 other games"]),
            ("de", ["0 anderen Partien", "einer anderen Partie", "2 anderen Partien"]),
            ("nl", ["0 andere partijen", "één andere partij", "2 andere partijen"]),
        ],
    ),
    (
        "page-best-new",
        "count",
        &[
            ("en", ["0 games", "one game", "2 games"]),
            ("de", ["0 Partien", "einer Partie", "2 Partien"]),
            ("nl", ["0 partijen", "één partij", "2 partijen"]),
        ],
    ),
    (
        "page-asked-ambush",
        "persons",
        &[
            ("en", ["⟨name⟩, the ambush", "The ambush", "⟨name⟩, the ambush"]),
            ("de", ["⟨name⟩, der Hinterhalt", "Der Hinterhalt", "⟨name⟩, der Hinterhalt"]),
            ("nl", ["⟨name⟩, de hinderlaag", "De hinderlaag", "⟨name⟩, de hinderlaag"]),
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
            ("en", ["⟨name⟩, move or", "move or", "⟨name⟩, move or"]),
            ("de", ["⟨name⟩, beweg dich", "Beweg dich", "⟨name⟩, beweg dich"]),
            ("nl", ["⟨name⟩, loop of", "loop of", "⟨name⟩, loop of"]),
        ],
    ),
    (
        "page-misterra-asked-sketch",
        "persons",
        &[
            ("en", ["⟨name⟩, take a", "take a", "⟨name⟩, take a"]),
            ("de", ["⟨name⟩, nimm eine", "Nimm eine", "⟨name⟩, nimm eine"]),
            ("nl", ["⟨name⟩, pak een", "pak een", "⟨name⟩, pak een"]),
        ],
    ),
    (
        "page-misterra-asked-map",
        "persons",
        &[
            ("en", ["⟨name⟩, map the", "map the", "⟨name⟩, map the"]),
            ("de", ["⟨name⟩, zeichne die", "Zeichne die", "⟨name⟩, zeichne die"]),
            ("nl", ["⟨name⟩, breng de", "breng de", "⟨name⟩, breng de"]),
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
            ("en", ["0 cards in", "1 card in", "2 cards in"]),
            ("de", ["0 Karten im", "1 Karte im", "2 Karten im"]),
            ("nl", ["0 kaarten in", "1 kaart in", "2 kaarten in"]),
        ],
    ),
    (
        "chart-clues-discarded",
        "cards",
        &[
            ("en", ["0 cards discarded", "1 card discarded", "2 cards discarded"]),
            ("de", ["0 Karten abgeworfen", "1 Karte abgeworfen", "2 Karten abgeworfen"]),
            ("nl", ["0 kaarten afgelegd", "1 kaart afgelegd", "2 kaarten afgelegd"]),
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
            ("en", ["0 cards in", "1 card in", "2 cards in"]),
            ("de", ["0 Karten auf", "1 Karte auf", "2 Karten auf"]),
            ("nl", ["0 kaarten in", "1 kaart in", "2 kaarten in"]),
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
            ("en", ["Or draw", "levels so far: 1", "levels so far: 2"]),
            ("de", ["Oder ziehe", "Stufen bisher: 1", "Stufen bisher: 2"]),
            ("nl", ["Of trek", "lagen tot nu toe: 1", "lagen tot nu toe: 2"]),
        ],
    ),
    (
        "page-morgan-pays",
        "doubloons",
        &[
            ("en", ["no doubloons", "1 doubloon with", "2 doubloons with"]),
            ("de", ["keine Dublonen", "1 Dublone dazu", "2 Dublonen dazu"]),
            ("nl", ["geen dubloenen", "1 dubloen erbij", "2 dubloenen erbij"]),
        ],
    ),
];

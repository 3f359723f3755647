//! What counts: messages that differ for none, one and two.

/// How a language says 0, 1 and 2 of something.
pub type Forms = (&'static str, [&'static str; 3]);

/// The messages that count something, with the argument that they count, and how every language says it.
pub const COUNTED: &[(&str, &str, &[Forms])] = &[
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
        // One person at the table needs no name.
        "page-asked-draw",
        "persons",
        &[
            ("en", ["⟨name⟩, draw", "Draw", "⟨name⟩, draw"]),
            ("de", ["⟨name⟩, zeichne", "Zeichne", "⟨name⟩, zeichne"]),
            ("nl", ["⟨name⟩, teken", "Teken", "⟨name⟩, teken"]),
        ],
    ),
    (
        "cartographers-rank",
        "total",
        &[
            ("en", ["0 stars", "1 star", "2 stars"]),
            ("de", ["0 Sterne", "1 Stern", "2 Sterne"]),
            ("nl", ["0 sterren", "1 ster", "2 sterren"]),
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
        "cartographers-event-drawn",
        "coins",
        &[
            ("en", ["on ⟨spaces⟩", "and earns a coin", "and earns 2 coins"]),
            ("de", ["auf ⟨spaces⟩", "und erhält eine Münze", "und erhält 2 Münzen"]),
            ("nl", ["op ⟨spaces⟩", "en krijgt een munt", "en krijgt 2 munten"]),
        ],
    ),
    (
        "cartographers-event-drawn-ambush",
        "coins",
        &[
            ("en", ["of ⟨sheet⟩", "of ⟨sheet⟩, who earns a coin", "of ⟨sheet⟩, who earns 2 coins"]),
            ("de", ["auf ⟨spaces⟩", "; ⟨sheet⟩ erhält eine Münze", "; ⟨sheet⟩ erhält 2 Münzen"]),
            ("nl", ["op ⟨spaces⟩", "; ⟨sheet⟩ krijgt een munt", "; ⟨sheet⟩ krijgt 2 munten"]),
        ],
    ),
    (
        "cartographers-event-ambush-drawn",
        "coins",
        &[
            ("en", ["strikes ⟨spaces⟩", "which earns a coin", "which earns 2 coins"]),
            ("de", ["trifft ⟨spaces⟩", "und bringt eine Münze", "und bringt 2 Münzen"]),
            ("nl", ["treft ⟨spaces⟩", "en levert een munt op", "en levert 2 munten op"]),
        ],
    ),
    (
        "cartographers-event-season-scored",
        "total",
        &[
            ("en", ["earns 0 stars in", "earns 1 star in", "earns 2 stars in"]),
            ("de", [" 0 Sterne", " 1 Stern", " 2 Sterne"]),
            ("nl", [" 0 sterren", " 1 ster", " 2 sterren"]),
        ],
    ),
    (
        "cartographers-refused-not-on-card",
        "count",
        &[
            ("en", ["the drawing names no space; ", "exactly ⟨spaces⟩; ", "exactly ⟨spaces⟩; "]),
            ("de", ["Die Zeichnung nennt kein Feld; ", "genau ⟨spaces⟩; ", "genau ⟨spaces⟩; "]),
            ("nl", ["de tekening noemt geen vakje; ", "precies ⟨spaces⟩; ", "precies ⟨spaces⟩; "]),
        ],
    ),
    (
        "cartographers-refused-filled",
        "count",
        &[
            ("en", ["⟨spaces⟩ are", "⟨spaces⟩ is", "⟨spaces⟩ are"]),
            ("de", ["⟨spaces⟩ sind", "⟨spaces⟩ ist", "⟨spaces⟩ sind"]),
            ("nl", ["⟨spaces⟩ zijn", "⟨spaces⟩ is", "⟨spaces⟩ zijn"]),
        ],
    ),
    (
        "cartographers-map-rows",
        "rows",
        &[
            ("en", ["has 0 rows;", "has 1 row;", "has 2 rows;"]),
            ("de", ["hat 0 Reihen;", "hat 1 Reihe;", "hat 2 Reihen;"]),
            ("nl", ["heeft 0 rijen;", "heeft 1 rij;", "heeft 2 rijen;"]),
        ],
    ),
    (
        "cartographers-map-row-length",
        "length",
        &[
            ("en", ["has 0 spaces;", "has 1 space;", "has 2 spaces;"]),
            ("de", ["hat 0 Felder;", "hat 1 Feld;", "hat 2 Felder;"]),
            ("nl", ["heeft 0 vakjes;", "heeft 1 vakje;", "heeft 2 vakjes;"]),
        ],
    ),
    (
        "cartographers-edicts-count",
        "count",
        &[
            ("en", ["0 scoring cards are", "1 scoring card is", "2 scoring cards are"]),
            ("de", ["Es sind 0 Wertungskarten", "Es ist 1 Wertungskarte", "Es sind 2 Wertungskarten"]),
            ("nl", ["er zijn 0 scorekaarten", "er is 1 scorekaart", "er zijn 2 scorekaarten"]),
        ],
    ),
    (
        "cartographers-chart-players",
        "players",
        &[
            ("en", ["0 players", "solo", "2 players"]),
            ("de", ["0 am Tisch", "solo", "2 am Tisch"]),
            ("nl", ["0 spelers", "solo", "2 spelers"]),
        ],
    ),
    (
        "cartographers-chart-ambushes-in-deck",
        "ambushes",
        &[
            ("en", ["none in", "1 in", "2 in"]),
            ("de", ["keiner im", "1 im", "2 im"]),
            ("nl", ["geen in", "1 in", "2 in"]),
        ],
    ),
    (
        "cartographers-chart-standing",
        "stars",
        &[
            ("en", ["with 0 stars", "with 1 star", "with 2 stars"]),
            ("de", ["mit 0 Sternen", "mit 1 Stern", "mit 2 Sternen"]),
            ("nl", ["met 0 sterren", "met 1 ster", "met 2 sterren"]),
        ],
    ),
    (
        "cartographers-chart-rating",
        "stars",
        &[
            ("en", ["0 stars, ", "1 star, ", "2 stars, "]),
            ("de", ["0 Sterne, ", "1 Stern, ", "2 Sterne, "]),
            ("nl", ["0 sterren, ", "1 ster, ", "2 sterren, "]),
        ],
    ),
    (
        "cartographers-chart-rating-untitled",
        "stars",
        &[
            ("en", ["0 stars, ", "1 star, ", "2 stars, "]),
            ("de", ["0 Sterne, ", "1 Stern, ", "2 Sterne, "]),
            ("nl", ["0 sterren, ", "1 ster, ", "2 sterren, "]),
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
        "misterra-event-revealed",
        "count",
        &[
            ("en", ["0 sketches are on", "1 sketch is on", "2 sketches are on"]),
            ("de", ["0 Skizzenkarten liegen", "1 Skizzenkarte liegt", "2 Skizzenkarten liegen"]),
            ("nl", ["Er liggen 0 schetskaarten", "Er ligt 1 schetskaart", "Er liggen 2 schetskaarten"]),
        ],
    ),
    (
        "misterra-event-claimed",
        "tiles",
        &[
            ("en", [": 0 tiles", ": 1 tile", ": 2 tiles"]),
            ("de", [": 0 Plättchen", ": 1 Plättchen", ": 2 Plättchen"]),
            ("nl", [": 0 tegels", ": 1 tegel", ": 2 tegels"]),
        ],
    ),
    (
        "misterra-event-refilled",
        "count",
        &[
            ("en", ["0 new sketches are", "1 new sketch is", "2 new sketches are"]),
            ("de", ["0 neue Skizzenkarten werden", "1 neue Skizzenkarte wird", "2 neue Skizzenkarten werden"]),
            ("nl", ["komen 0 nieuwe schetskaarten", "komt 1 nieuwe schetskaart", "komen 2 nieuwe schetskaarten"]),
        ],
    ),
    (
        "misterra-event-swept",
        "count",
        &[
            ("en", ["0 sketches leave", "1 sketch leaves", "2 sketches leave"]),
            ("de", ["0 Skizzenkarten verlassen", "1 Skizzenkarte verlässt", "2 Skizzenkarten verlassen"]),
            ("nl", ["0 schetskaarten gaan", "1 schetskaart gaat", "2 schetskaarten gaan"]),
        ],
    ),
    (
        "misterra-event-otoma-claimed",
        "tiles",
        &[
            ("en", [": 0 confirmed tiles", ": 1 confirmed tile", ": 2 confirmed tiles"]),
            ("de", [": 0 bestätigte Plättchen", ": 1 bestätigtes Plättchen", ": 2 bestätigte Plättchen"]),
            ("nl", [": 0 bevestigde tegels", ": 1 bevestigde tegel", ": 2 bevestigde tegels"]),
        ],
    ),
    (
        "misterra-event-scored",
        "total",
        &[
            ("en", ["0 points", "1 point", "2 points"]),
            ("de", ["0 Punkte", "1 Punkt", "2 Punkte"]),
            ("nl", ["0 punten", "1 punt", "2 punten"]),
        ],
    ),
    (
        "misterra-map-rows",
        "rows",
        &[
            ("en", ["has 0 rows;", "has 1 row;", "has 2 rows;"]),
            ("de", ["hat 0 Zeilen;", "hat 1 Zeile;", "hat 2 Zeilen;"]),
            ("nl", ["heeft 0 rijen;", "heeft 1 rij;", "heeft 2 rijen;"]),
        ],
    ),
    (
        "misterra-map-row-length",
        "length",
        &[
            ("en", ["has 0 spaces;", "has 1 space;", "has 2 spaces;"]),
            ("de", ["hat 0 Felder;", "hat 1 Feld;", "hat 2 Felder;"]),
            ("nl", ["heeft 0 velden;", "heeft 1 veld;", "heeft 2 velden;"]),
        ],
    ),
    (
        "misterra-form-otoma",
        "players",
        &[("en", ["leave", "list", "leave"]), ("de", ["lass", "gib", "lass"]), ("nl", ["laat", "geef", "laat"])],
    ),
    (
        "misterra-presumptions-count",
        "count",
        &[
            ("en", ["0 presumptions are", "1 presumption is", "2 presumptions are"]),
            ("de", ["Es sind 0 Vermutungen", "Es ist 1 Vermutung", "Es sind 2 Vermutungen"]),
            ("nl", ["er zijn 0 vermoedens", "er is 1 vermoeden", "er zijn 2 vermoedens"]),
        ],
    ),
    (
        "misterra-rank",
        "total",
        &[
            ("en", ["0 points", "1 point", "2 points"]),
            ("de", ["0 Punkte", "1 Punkt", "2 Punkte"]),
            ("nl", ["0 punten", "1 punt", "2 punten"]),
        ],
    ),
    (
        "morgan-event-landed",
        "count",
        &[
            ("en", ["(⟨tile⟩)", "pays ⟨first⟩ a doubloon", "pays ⟨first⟩ and ⟨second⟩ a doubloon each"]),
            ("de", ["(⟨tile⟩)", "zahlt ⟨first⟩ eine Dublone", "zahlt ⟨first⟩ und ⟨second⟩ je eine Dublone"]),
            ("nl", ["(⟨tile⟩)", "betaalt ⟨first⟩ een dubloen", "betaalt ⟨first⟩ en ⟨second⟩ elk een dubloen"]),
        ],
    ),
    (
        "morgan-event-stepped",
        "count",
        &[
            ("en", ["(⟨tile⟩)", "pays ⟨first⟩ a doubloon", "pays ⟨first⟩ and ⟨second⟩ a doubloon each"]),
            ("de", ["(⟨tile⟩)", "zahlt ⟨first⟩ eine Dublone", "zahlt ⟨first⟩ und ⟨second⟩ je eine Dublone"]),
            ("nl", ["(⟨tile⟩)", "betaalt ⟨first⟩ een dubloen", "betaalt ⟨first⟩ en ⟨second⟩ elk een dubloen"]),
        ],
    ),
    (
        "morgan-event-used",
        "count",
        &[
            (
                "en",
                ["and ⟨point-2⟩ ⟨distance-2⟩ for", "discards ⟨point⟩ ⟨distance⟩ for", "and ⟨point-2⟩ ⟨distance-2⟩ for"],
            ),
            ("de", ["und ⟨point-2⟩ ⟨distance-2⟩ ab", "wirft ⟨point⟩ ⟨distance⟩ ab", "und ⟨point-2⟩ ⟨distance-2⟩ ab"]),
            ("nl", ["en ⟨point-2⟩ ⟨distance-2⟩ af", "legt ⟨point⟩ ⟨distance⟩ af", "en ⟨point-2⟩ ⟨distance-2⟩ af"]),
        ],
    ),
    (
        "morgan-event-played",
        "distance",
        &[
            ("en", ["right there", "1 step away", "2 steps away"]),
            ("de", ["genau dort", "1 Schritt entfernt", "2 Schritte entfernt"]),
            ("nl", ["precies daar", "1 stap ervandaan", "2 stappen ervandaan"]),
        ],
    ),
    (
        "morgan-event-discarded",
        "distance",
        &[
            ("en", ["right there", "1 step away", "2 steps away"]),
            ("de", ["genau dort", "1 Schritt entfernt", "2 Schritte entfernt"]),
            ("nl", ["precies daar", "1 stap ervandaan", "2 stappen ervandaan"]),
        ],
    ),
    (
        "morgan-event-took",
        "doubloons",
        &[
            ("en", ["⟨treasure⟩ at level", "and a doubloon", "and 2 doubloons"]),
            ("de", ["⟨treasure⟩", "und eine Dublone", "und 2 Dublonen"]),
            ("nl", ["⟨treasure⟩", "en een dubloen", "en 2 dubloenen"]),
        ],
    ),
    (
        "morgan-event-turned-up",
        "left",
        &[
            ("en", ["the last treasure", "1 to come", "2 to come"]),
            ("de", ["der letzte Schatz", "es bleiben 1", "es bleiben 2"]),
            ("nl", ["de laatste schat", "nog 1", "nog 2"]),
        ],
    ),
    (
        "morgan-event-shuffled",
        "cards",
        &[
            ("en", ["0 discarded cards become", "1 discarded card becomes", "2 discarded cards become"]),
            ("de", ["0 abgeworfene Karten werden", "1 abgeworfene Karte wird", "2 abgeworfene Karten werden"]),
            ("nl", ["0 afgelegde kaarten worden", "1 afgelegde kaart wordt", "2 afgelegde kaarten worden"]),
        ],
    ),
    (
        "morgan-event-drew",
        "count",
        &[
            ("en", ["draws nothing", "draws ⟨point⟩ ⟨distance⟩", "and ⟨point-2⟩ ⟨distance-2⟩"]),
            ("de", ["zieht nichts", "zieht ⟨point⟩ ⟨distance⟩", "und ⟨point-2⟩ ⟨distance-2⟩"]),
            ("nl", ["trekt niets", "trekt ⟨point⟩ ⟨distance⟩", "en ⟨point-2⟩ ⟨distance-2⟩"]),
        ],
    ),
    (
        "morgan-event-other-drew",
        "count",
        &[
            ("en", ["draws nothing", "draws a card", "draws 2 cards"]),
            ("de", ["zieht nichts", "zieht eine Karte", "zieht 2 Karten"]),
            ("nl", ["trekt niets", "trekt een kaart", "trekt 2 kaarten"]),
        ],
    ),
    (
        "morgan-event-nobody-dug",
        "rounds",
        &[
            ("en", ["for 0 rounds", "for a whole round", "for 2 rounds"]),
            ("de", ["Seit 0 Runden", "Eine ganze Runde", "Seit 2 Runden"]),
            ("nl", ["Al 0 ronden", "Een hele ronde", "Al 2 ronden"]),
        ],
    ),
    (
        "morgan-event-most-of",
        "count",
        &[
            ("en", ["Nobody has any", "⟨first⟩, ⟨bonus⟩ doubloons", "⟨first⟩ and ⟨second⟩, ⟨bonus⟩ doubloons each"]),
            ("de", ["Niemand hat", "⟨first⟩, ⟨bonus⟩ Dublonen", "⟨first⟩ und ⟨second⟩, je ⟨bonus⟩ Dublonen"]),
            ("nl", ["Niemand heeft", "⟨first⟩, ⟨bonus⟩ dubloenen", "⟨first⟩ en ⟨second⟩, elk ⟨bonus⟩ dubloenen"]),
        ],
    ),
    (
        "morgan-refused-cannot-pay",
        "toll",
        &[
            ("en", ["costs 0 doubloons", "costs 1 doubloon", "costs 2 doubloons"]),
            ("de", ["kostet 0 Dublonen", "kostet 1 Dublone", "kostet 2 Dublonen"]),
            ("nl", ["kost 0 dubloenen", "kost 1 dubloen", "kost 2 dubloenen"]),
        ],
    ),
    (
        "morgan-refused-no-such-bonus",
        "needed",
        &[
            ("en", ["two face-up cards", "no face-up card", "two face-up cards"]),
            ("de", ["zwei offene Karten", "keine offene Karte", "zwei offene Karten"]),
            ("nl", ["twee open kaarten", "geen open kaart", "twee open kaarten"]),
        ],
    ),
    (
        "morgan-rank",
        "total",
        &[
            ("en", ["0 doubloons", "1 doubloon", "2 doubloons"]),
            ("de", ["0 Dublonen", "1 Dublone", "2 Dublonen"]),
            ("nl", ["0 dubloenen", "1 dubloen", "2 dubloenen"]),
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
    (
        "study-rules-found",
        "count",
        &[
            ("en", ["Nothing is", "1 section", "2 sections"]),
            ("de", ["Nichts", "1 Abschnitt", "2 Abschnitten"]),
            ("nl", ["Niets", "1 hoofdstuk", "2 hoofdstukken"]),
        ],
    ),
    (
        "study-rules-stars",
        "count",
        &[
            ("en", ["0 stars", "1 star", "2 stars"]),
            ("de", ["0 Sterne", "1 Stern", "2 Sterne"]),
            ("nl", ["0 sterren", "1 ster", "2 sterren"]),
        ],
    ),
    (
        "study-play-coins",
        "count",
        &[
            ("en", ["no coin", "1 coin from", "2 coins from"]),
            ("de", ["keine Münze", "1 Münze von", "2 Münzen von"]),
            ("nl", ["geen munt", "1 munt van", "2 munten van"]),
        ],
    ),
    (
        "study-play-lost",
        "count",
        &[
            ("en", ["no star is", "1 star is", "2 stars are"]),
            ("de", ["kein Stern geht", "1 Stern geht", "2 Sterne gehen"]),
            ("nl", ["geen ster gaat", "1 ster gaat", "2 sterren gaan"]),
        ],
    ),
    (
        "study-play-lifted",
        "count",
        &[
            ("en", ["fits nowhere", "on 1 spot", "on 2 spots"]),
            ("de", ["passt nirgends", "auf 1 Platz", "auf 2 Plätze"]),
            ("nl", ["past nergens", "op 1 plek", "op 2 plekken"]),
        ],
    ),
    (
        "study-play-movable",
        "count",
        &[
            ("en", ["No tile may", "1 tile may", "2 tiles may"]),
            ("de", ["Kein Plättchen darf", "1 Plättchen darf", "2 Plättchen dürfen"]),
            ("nl", ["Geen tegel mag", "1 tegel mag", "2 tegels mogen"]),
        ],
    ),
    (
        "study-play-away",
        "count",
        &[
            ("en", ["no tile is", "1 tile is", "2 tiles are"]),
            ("de", ["kein Plättchen ist", "1 Plättchen ist", "2 Plättchen sind"]),
            ("nl", ["geen tegel ligt", "1 tegel ligt", "2 tegels liggen"]),
        ],
    ),
    (
        "study-play-points",
        "count",
        &[
            ("en", ["0 points", "1 point", "2 points"]),
            ("de", ["0 Punkte", "1 Punkt", "2 Punkte"]),
            ("nl", ["0 punten", "1 punt", "2 punten"]),
        ],
    ),
    (
        "study-unseen-setup-jungle",
        "count",
        &[
            ("en", ["0 layouts", "1 layout of", "2 layouts"]),
            ("de", ["0 Anordnungen", "1 Anordnung der", "2 Anordnungen"]),
            ("nl", ["0 opstellingen", "1 opstelling van", "2 opstellingen"]),
        ],
    ),
    (
        "study-unseen-sketch-additions",
        "count",
        &[
            ("en", ["0 kinds", "1 kind of", "2 kinds"]),
            ("de", ["0 Arten", "1 Art von", "2 Arten"]),
            ("nl", ["0 soorten", "1 soort schetsen", "2 soorten"]),
        ],
    ),
    (
        "study-unseen-presumption",
        "count",
        &[
            ("en", ["0 presumptions", "1 presumption:", "2 presumptions"]),
            ("de", ["0 Vermutungen", "1 Vermutung:", "2 Vermutungen"]),
            ("nl", ["0 vermoedens", "1 vermoeden:", "2 vermoedens"]),
        ],
    ),
    (
        "study-unseen-presumption-first-game",
        "count",
        &[
            ("en", ["0 letters", "1 letter that", "2 letters"]),
            ("de", ["0 Buchstaben", "1 Buchstabe, den", "2 Buchstaben"]),
            ("nl", ["0 letters", "1 letter die", "2 letters"]),
        ],
    ),
    (
        "study-unseen-otoma",
        "count",
        &[
            ("en", ["0 Otoma cards", "1 Otoma card,", "2 Otoma cards"]),
            ("de", ["0 Ottoma-Karten", "1 Ottoma-Karte,", "2 Ottoma-Karten"]),
            ("nl", ["0 Otoma-kaarten", "1 Otoma-kaart,", "2 Otoma-kaarten"]),
        ],
    ),
    (
        "study-unseen-tile",
        "count",
        &[
            ("en", ["0 map tiles", "1 map tile:", "2 map tiles"]),
            ("de", ["0 Plättchen: ihre", "1 Plättchen: seine", "2 Plättchen: ihre"]),
            ("nl", ["0 tegels", "1 tegel:", "2 tegels"]),
        ],
    ),
    (
        "study-unseen-treasure",
        "count",
        &[
            ("en", ["0 treasures", "1 treasure:", "2 treasures"]),
            ("de", ["0 Schätze", "1 Schatz:", "2 Schätze"]),
            ("nl", ["0 schatten", "1 schat:", "2 schatten"]),
        ],
    ),
    (
        "study-unseen-other",
        "count",
        &[
            ("en", ["0 more entries", "1 more entry", "2 more entries"]),
            ("de", ["0 weitere Einträge", "1 weiterer Eintrag", "2 weitere Einträge"]),
            ("nl", ["0 andere gegevens", "1 ander gegeven", "2 andere gegevens"]),
        ],
    ),
];

//! The counting messages of the games.

use super::Counted;

pub const GAMES: &[Counted] = &[
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
        // If the time is still 0, the card has cost none.
        "cartographers-event-revealed",
        "time",
        &[
            ("en", ["it costs no time", "the time is now 1", "the time is now 2"]),
            ("de", ["kostet keine Zeit", "die Zeit steht bei 1", "die Zeit steht bei 2"]),
            ("nl", ["kost geen tijd", "de tijd staat op 1", "de tijd staat op 2"]),
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
            ("de", ["0 Spieler", "solo", "2 Spieler"]),
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
            ("en", ["lands at ⟨tile⟩", "pays ⟨first⟩ a doubloon", "pays ⟨first⟩ and ⟨second⟩ a doubloon each"]),
            ("de", ["landet bei ⟨tile⟩", "zahlt ⟨first⟩ eine Dublone", "zahlt ⟨first⟩ und ⟨second⟩ je eine Dublone"]),
            ("nl", ["landt bij ⟨tile⟩", "betaalt ⟨first⟩ een dubloen", "betaalt ⟨first⟩ en ⟨second⟩ elk een dubloen"]),
        ],
    ),
    (
        "morgan-event-stepped",
        "count",
        &[
            ("en", ["walks to ⟨tile⟩", "pays ⟨first⟩ a doubloon", "pays ⟨first⟩ and ⟨second⟩ a doubloon each"]),
            ("de", ["läuft bis ⟨tile⟩", "zahlt ⟨first⟩ eine Dublone", "zahlt ⟨first⟩ und ⟨second⟩ je eine Dublone"]),
            ("nl", ["loopt naar ⟨tile⟩", "betaalt ⟨first⟩ een dubloen", "betaalt ⟨first⟩ en ⟨second⟩ elk een dubloen"]),
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
];

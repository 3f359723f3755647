//! The counting messages of the library.

use super::Counted;

pub const LIBRARY: &[Counted] = &[
    (
        "library-analysis-cost-in-all",
        "count",
        &[
            ("en", ["0 decisions", "1 decision", "2 decisions"]),
            ("de", ["0 Entscheidungen", "1 Entscheidung", "2 Entscheidungen"]),
            ("nl", ["0 beslissingen", "1 beslissing", "2 beslissingen"]),
        ],
    ),
    (
        "library-analysis-seconds",
        "count",
        &[
            ("en", ["0 seconds", "1 second", "2 seconds"]),
            ("de", ["0 Sekunden", "1 Sekunde", "2 Sekunden"]),
            ("nl", ["0 seconden", "1 seconde", "2 seconden"]),
        ],
    ),
    (
        "library-analysis-minutes",
        "count",
        &[
            ("en", ["0 minutes", "1 minute", "2 minutes"]),
            ("de", ["0 Minuten", "1 Minute", "2 Minuten"]),
            ("nl", ["0 minuten", "1 minuut", "2 minuten"]),
        ],
    ),
    (
        "library-rules-found",
        "count",
        &[
            ("en", ["Nothing found", "1 section", "2 sections"]),
            ("de", ["Nichts", "1 Abschnitt", "2 Abschnitten"]),
            ("nl", ["Niets", "1 hoofdstuk", "2 hoofdstukken"]),
        ],
    ),
    (
        "library-rules-stars",
        "count",
        &[
            ("en", ["0 stars", "1 star", "2 stars"]),
            ("de", ["0 Sterne", "1 Stern", "2 Sterne"]),
            ("nl", ["0 sterren", "1 ster", "2 sterren"]),
        ],
    ),
    (
        "library-play-coins",
        "count",
        &[
            ("en", ["no coin", "1 coin from", "2 coins from"]),
            ("de", ["keine Münze", "1 Münze von", "2 Münzen von"]),
            ("nl", ["geen munt", "1 munt van", "2 munten van"]),
        ],
    ),
    (
        "library-play-lost",
        "count",
        &[
            ("en", ["no star is", "1 star is", "2 stars are"]),
            ("de", ["kein Stern geht", "1 Stern geht", "2 Sterne gehen"]),
            ("nl", ["geen ster gaat", "1 ster gaat", "2 sterren gaan"]),
        ],
    ),
    (
        "library-play-lifted",
        "count",
        &[
            ("en", ["fits nowhere", "on 1 spot", "on 2 spots"]),
            ("de", ["passt nirgends", "auf 1 Platz", "auf 2 Plätze"]),
            ("nl", ["past nergens", "op 1 plek", "op 2 plekken"]),
        ],
    ),
    (
        "library-play-movable",
        "count",
        &[
            ("en", ["No tile may", "1 tile may", "2 tiles may"]),
            ("de", ["Kein Plättchen darf", "1 Plättchen darf", "2 Plättchen dürfen"]),
            ("nl", ["Geen tegel mag", "1 tegel mag", "2 tegels mogen"]),
        ],
    ),
    (
        "library-play-away",
        "count",
        &[
            ("en", ["no tile is", "1 tile is", "2 tiles are"]),
            ("de", ["kein Plättchen ist", "1 Plättchen ist", "2 Plättchen sind"]),
            ("nl", ["geen tegel ligt", "1 tegel ligt", "2 tegels liggen"]),
        ],
    ),
    (
        "library-play-points",
        "count",
        &[
            ("en", ["0 points", "1 point", "2 points"]),
            ("de", ["0 Punkte", "1 Punkt", "2 Punkte"]),
            ("nl", ["0 punten", "1 punt", "2 punten"]),
        ],
    ),
    (
        "library-unseen-setup-jungle",
        "count",
        &[
            ("en", ["0 layouts", "1 layout of", "2 layouts"]),
            ("de", ["0 Anordnungen", "1 Anordnung der", "2 Anordnungen"]),
            ("nl", ["0 opstellingen", "1 opstelling van", "2 opstellingen"]),
        ],
    ),
    (
        "library-unseen-sketch-additions",
        "count",
        &[
            ("en", ["0 kinds", "1 kind of", "2 kinds"]),
            ("de", ["0 Arten", "1 Art von", "2 Arten"]),
            ("nl", ["0 soorten", "1 soort schetsen", "2 soorten"]),
        ],
    ),
    (
        "library-unseen-presumption",
        "count",
        &[
            ("en", ["0 presumptions", "1 presumption:", "2 presumptions"]),
            ("de", ["0 Vermutungen", "1 Vermutung:", "2 Vermutungen"]),
            ("nl", ["0 vermoedens", "1 vermoeden:", "2 vermoedens"]),
        ],
    ),
    (
        "library-unseen-presumption-first-game",
        "count",
        &[
            ("en", ["0 letters", "1 letter that", "2 letters"]),
            ("de", ["0 Buchstaben", "1 Buchstabe, den", "2 Buchstaben"]),
            ("nl", ["0 letters", "1 letter die", "2 letters"]),
        ],
    ),
    (
        "library-unseen-otoma",
        "count",
        &[
            ("en", ["0 Otoma cards", "1 Otoma card,", "2 Otoma cards"]),
            ("de", ["0 Ottoma-Karten", "1 Ottoma-Karte,", "2 Ottoma-Karten"]),
            ("nl", ["0 Otoma-kaarten", "1 Otoma-kaart,", "2 Otoma-kaarten"]),
        ],
    ),
    (
        "library-unseen-tile",
        "count",
        &[
            ("en", ["0 map tiles", "1 map tile:", "2 map tiles"]),
            ("de", ["0 Plättchen: ihre", "1 Plättchen: seine", "2 Plättchen: ihre"]),
            ("nl", ["0 tegels", "1 tegel:", "2 tegels"]),
        ],
    ),
    (
        "library-unseen-treasure",
        "count",
        &[
            ("en", ["0 treasures", "1 treasure:", "2 treasures"]),
            ("de", ["0 Schätze", "1 Schatz:", "2 Schätze"]),
            ("nl", ["0 schatten", "1 schat:", "2 schatten"]),
        ],
    ),
    (
        "library-unseen-other",
        "count",
        &[
            ("en", ["0 more entries", "1 more entry", "2 more entries"]),
            ("de", ["0 weitere Einträge", "1 weiterer Eintrag", "2 weitere Einträge"]),
            ("nl", ["0 andere gegevens", "1 ander gegeven", "2 andere gegevens"]),
        ],
    ),
    (
        "library-games-more",
        "count",
        &[
            ("en", ["0 left", "1 more game", "2 left"]),
            ("de", ["noch 0", "1 weitere Partie", "noch 2"]),
            ("nl", ["nog 0", "1 partij", "nog 2"]),
        ],
    ),
    (
        "library-games-unknown",
        "count",
        &[
            ("en", ["0 more games. They", "1 more game. It", "2 more games. They"]),
            ("de", ["0 weitere Partien", "1 weitere Partie", "2 weitere Partien"]),
            ("nl", ["0 partijen", "1 partij", "2 partijen"]),
        ],
    ),
    (
        "library-games-players",
        "count",
        &[
            ("en", ["0 players", "1 player", "2 players"]),
            ("de", ["0 Spieler", "1 Spieler", "2 Spieler"]),
            ("nl", ["0 spelers", "1 speler", "2 spelers"]),
        ],
    ),
    (
        "library-figures-over-time",
        "count",
        &[
            ("en", ["0 games", "1 game", "2 games"]),
            ("de", ["0 Partien", "1 Partie", "2 Partien"]),
            ("nl", ["0 partijen", "1 partij", "2 partijen"]),
        ],
    ),
    (
        "library-figures-spread",
        "count",
        &[
            ("en", ["0 games", "1 game", "2 games"]),
            ("de", ["0 Partien", "1 Partie", "2 Partien"]),
            ("nl", ["0 partijen", "1 partij", "2 partijen"]),
        ],
    ),
    (
        "library-figures-times",
        "count",
        &[
            ("en", ["0 times", "once", "2 times"]),
            ("de", ["0-mal", "einmal", "2-mal"]),
            ("nl", ["0 keer", "één keer", "2 keer"]),
        ],
    ),
    (
        "library-chest-new",
        "count",
        &[
            ("en", ["0 new games", "1 new game", "2 new games"]),
            ("de", ["0 neue Partien", "1 neue Partie", "2 neue Partien"]),
            ("nl", ["0 nieuwe partijen", "1 nieuwe partij", "2 nieuwe partijen"]),
        ],
    ),
    (
        "library-chest-further",
        "count",
        &[
            ("en", ["0 games that have", "1 game that has", "2 games that have"]),
            ("de", ["0 Partien, die", "1 Partie, die", "2 Partien, die"]),
            ("nl", ["0 partijen die", "1 partij die", "2 partijen die"]),
        ],
    ),
    (
        "library-chest-renamed",
        "count",
        &[
            ("en", ["0 other games", "1 other game", "2 other games"]),
            ("de", ["0 andere Partien", "1 andere Partie", "2 andere Partien"]),
            ("nl", ["0 andere partijen", "1 andere partij", "2 andere partijen"]),
        ],
    ),
    (
        "library-chest-here",
        "count",
        &[
            ("en", ["0 games that were", "1 game that was", "2 games that were"]),
            ("de", ["0 Partien, die", "1 Partie, die", "2 Partien, die"]),
            ("nl", ["0 partijen die", "1 partij die", "2 partijen die"]),
        ],
    ),
    (
        "library-chest-others",
        "count",
        &[
            ("en", ["0 other items", "1 other item", "2 other items"]),
            ("de", ["0 weitere Einträge", "1 weiterer Eintrag", "2 weitere Einträge"]),
            ("nl", ["0 andere onderdelen", "1 ander onderdeel", "2 andere onderdelen"]),
        ],
    ),
    (
        "library-chest-stay",
        "count",
        &[
            ("en", ["0 items kept as they", "1 item kept as it", "2 items kept as they"]),
            ("de", ["0 Einträge, die", "1 Eintrag, der", "2 Einträge, die"]),
            ("nl", ["0 onderdelen die", "1 onderdeel dat", "2 onderdelen die"]),
        ],
    ),
    (
        "library-chest-unreadable",
        "count",
        &[
            ("en", ["0 games", "1 game", "2 games"]),
            ("de", ["0 Partien", "1 Partie", "2 Partien"]),
            ("nl", ["0 partijen", "1 partij", "2 partijen"]),
        ],
    ),
    (
        "library-about-packages",
        "count",
        &[
            ("en", ["0 packages", "1 package", "2 packages"]),
            ("de", ["0 Pakete", "1 Paket", "2 Pakete"]),
            ("nl", ["0 pakketten", "1 pakket", "2 pakketten"]),
        ],
    ),
];

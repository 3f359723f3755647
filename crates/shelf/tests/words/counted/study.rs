//! The counting messages of the study.

use super::Counted;

pub const STUDY: &[Counted] = &[
    (
        "study-analysis-cost-in-all",
        "count",
        &[
            ("en", ["0 decisions", "1 decision", "2 decisions"]),
            ("de", ["0 Entscheidungen", "1 Entscheidung", "2 Entscheidungen"]),
            ("nl", ["0 beslissingen", "1 beslissing", "2 beslissingen"]),
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
    (
        "study-games-more",
        "count",
        &[
            ("en", ["0 others", "1 more game", "2 others"]),
            ("de", ["0 weiteren", "1 weitere Partie", "2 weiteren"]),
            ("nl", ["0 andere", "1 partij", "2 andere"]),
        ],
    ),
    (
        "study-games-unknown",
        "count",
        &[
            ("en", ["0 more games cannot", "1 more game cannot", "2 more games cannot"]),
            ("de", ["0 weitere Partien", "1 weitere Partie", "2 weitere Partien"]),
            ("nl", ["0 partijen", "1 partij", "2 partijen"]),
        ],
    ),
    (
        "study-games-players",
        "count",
        &[
            ("en", ["0 players", "1 player", "2 players"]),
            ("de", ["zu 0", "1 Person", "zu 2"]),
            ("nl", ["0 spelers", "1 speler", "2 spelers"]),
        ],
    ),
    (
        "study-figures-over-time",
        "count",
        &[
            ("en", ["0 games", "1 game", "2 games"]),
            ("de", ["0 Partien", "1 Partie", "2 Partien"]),
            ("nl", ["0 partijen", "1 partij", "2 partijen"]),
        ],
    ),
    (
        "study-figures-spread",
        "count",
        &[
            ("en", ["0 games", "1 game", "2 games"]),
            ("de", ["0 Partien", "1 Partie", "2 Partien"]),
            ("nl", ["0 partijen", "1 partij", "2 partijen"]),
        ],
    ),
    (
        "study-figures-times",
        "count",
        &[
            ("en", ["0 times", "once", "2 times"]),
            ("de", ["0-mal", "einmal", "2-mal"]),
            ("nl", ["0 keer", "één keer", "2 keer"]),
        ],
    ),
    (
        "study-chest-new",
        "count",
        &[
            ("en", ["0 new games", "1 new game", "2 new games"]),
            ("de", ["0 neue Partien", "1 neue Partie", "2 neue Partien"]),
            ("nl", ["0 nieuwe partijen", "1 nieuwe partij", "2 nieuwe partijen"]),
        ],
    ),
    (
        "study-chest-further",
        "count",
        &[
            ("en", ["0 games that have", "1 game that has", "2 games that have"]),
            ("de", ["0 Partien, die", "1 Partie, die", "2 Partien, die"]),
            ("nl", ["0 partijen die", "1 partij die", "2 partijen die"]),
        ],
    ),
    (
        "study-chest-renamed",
        "count",
        &[
            ("en", ["0 other games", "1 other game", "2 other games"]),
            ("de", ["0 andere Partien", "1 andere Partie", "2 andere Partien"]),
            ("nl", ["0 andere partijen", "1 andere partij", "2 andere partijen"]),
        ],
    ),
    (
        "study-chest-here",
        "count",
        &[
            ("en", ["0 games that were", "1 game that was", "2 games that were"]),
            ("de", ["0 Partien, die", "1 Partie, die", "2 Partien, die"]),
            ("nl", ["0 partijen die", "1 partij die", "2 partijen die"]),
        ],
    ),
    (
        "study-chest-others",
        "count",
        &[
            ("en", ["0 other things", "1 other thing", "2 other things"]),
            ("de", ["0 weitere Dinge", "1 weiteres Ding", "2 weitere Dinge"]),
            ("nl", ["0 andere dingen", "1 ander ding", "2 andere dingen"]),
        ],
    ),
    (
        "study-chest-stay",
        "count",
        &[
            ("en", ["0 things that are", "1 thing that is", "2 things that are"]),
            ("de", ["0 Dinge, die", "1 Ding, das", "2 Dinge, die"]),
            ("nl", ["0 dingen die", "1 ding dat", "2 dingen die"]),
        ],
    ),
    (
        "study-chest-unreadable",
        "count",
        &[
            ("en", ["0 games", "1 game", "2 games"]),
            ("de", ["0 Partien", "1 Partie", "2 Partien"]),
            ("nl", ["0 partijen", "1 partij", "2 partijen"]),
        ],
    ),
    (
        "study-about-packages",
        "count",
        &[
            ("en", ["0 packages", "1 package", "2 packages"]),
            ("de", ["0 Pakete", "1 Paket", "2 Pakete"]),
            ("nl", ["0 pakketten", "1 pakket", "2 pakketten"]),
        ],
    ),
];

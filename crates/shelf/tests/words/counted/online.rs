//! The counting messages of online tables.

use super::Counted;

pub const ONLINE: &[Counted] = &[
    (
        "online-free-seats",
        "count",
        &[
            ("en", ["all seats taken", "1 seat free", "2 seats free"]),
            ("de", ["alle Plätze besetzt", "1 Platz frei", "2 Plätze frei"]),
            ("nl", ["alle plaatsen bezet", "1 plaats vrij", "2 plaatsen vrij"]),
        ],
    ),
    (
        "online-pace-live",
        "count",
        &[
            ("en", ["0 minutes each", "1 minute each", "2 minutes each"]),
            ("de", ["0 Minuten für jeden", "1 Minute für jeden", "2 Minuten für jeden"]),
            ("nl", ["0 minuten per speler", "1 minuut per speler", "2 minuten per speler"]),
        ],
    ),
    (
        "online-pace-slow",
        "count",
        &[
            ("en", ["0 hours", "1 hour", "2 hours"]),
            ("de", ["0 Stunden", "1 Stunde", "2 Stunden"]),
            ("nl", ["0 uur", "1 uur", "2 uur"]),
        ],
    ),
    (
        "online-start-with",
        "count",
        &[
            ("en", ["with 0", "alone", "with 2"]),
            ("de", ["Zu 0", "Allein", "Zu 2"]),
            ("nl", ["Met 0", "Alleen", "Met 2"]),
        ],
    ),
    (
        "online-sitting",
        "count",
        &[("en", ["sit", "sits", "sit"]), ("de", ["sitzen", "sitzt", "sitzen"]), ("nl", ["zitten", "zit", "zitten"])],
    ),
    (
        "online-guest-question",
        "count",
        &[
            ("en", ["0 tables", "1 table", "2 tables"]),
            ("de", ["0 Tischen", "1 Tisch", "2 Tischen"]),
            ("nl", ["0 tafels", "1 tafel", "2 tafels"]),
        ],
    ),
    (
        "online-watchers",
        "count",
        &[
            ("en", ["0 people", "1 person", "2 people"]),
            ("de", ["0 Personen", "1 Person", "2 Personen"]),
            ("nl", ["0 mensen", "1 persoon", "2 mensen"]),
        ],
    ),
    (
        "online-unread",
        "count",
        &[
            ("en", ["0 unread messages", "1 unread message", "2 unread messages"]),
            ("de", ["0 ungelesene Nachrichten", "1 ungelesene Nachricht", "2 ungelesene Nachrichten"]),
            ("nl", ["0 ongelezen berichten", "1 ongelezen bericht", "2 ongelezen berichten"]),
        ],
    ),
];

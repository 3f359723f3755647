### Die Seite: Ansichten, Knöpfe und was sie sagt.

page-motto = Ein Tisch für Spiele, in denen Landkarten entstehen
page-nav = Auf Portolan
page-play-now = Jetzt spielen
page-friends = Mit Freunden spielen
page-one-moment = Einen Moment …
page-play-alone = Allein spielen
page-new-table = Neuer Tisch
page-learn = Lernen
page-score-paper = Partie auf Papier auswerten
page-lesson-chapter = Kapitel { $chapter } von { $of }
page-lesson-later = Einige Züge später:
page-lesson-read = Schau es dir an, dann geht es weiter.
page-lesson-done = Gut gemacht!
page-lesson-again = Noch nicht ganz: Der Zug ist erlaubt, tut aber nicht, worum es hier geht.
page-lesson-back = Zurück
page-lesson-forward = Vor
page-lesson-skip = Überspringen
page-lesson-next = Weiter
page-lesson-play = Erste Partie spielen
page-lesson-tip = Hinweis { $number }
page-lesson-restart = Von vorn
page-lesson-over = Gut gespielt, deine erste Partie ist geschafft! Als Nächstes: eine Partie gegen Computer, oder lies eine Regel nach, bei der du gestutzt hast.
page-lesson-play-now = Gegen Computer spielen
page-to-home = Zur Startseite
page-unofficial = Portolan ist frei und inoffiziell. Mit den Autoren und Verlagen der Spiele hat es nichts zu tun; ihnen gilt unser Dank.
page-ready-offline = ✓ Auch ohne Netz spielbar
page-install = Als App installieren
page-about = Über Portolan
page-you = Gast
page-player-name = Spieler { $number }
page-bot-name = Computer { $number }
page-yes = ja
page-no = nein
page-notice-close = Schließen
page-new-version = Eine neue Version ist da. Deine Partien bleiben erhalten.
page-new-version-take = Neu laden
page-new-version-later = Später

## Aufbewahrte Partien
page-facts = { $fewest }–{ $most } Personen
page-facts-now = { $count ->
    [one] Jetzt spielen: du gegen einen Computer, Stufe { $level }
   *[other] Jetzt spielen: du gegen { $count } Computer, Stufe { $level }
}
page-more-players = { $count ->
    [one] eine weitere
   *[other] { $count } weitere
}
page-your-best = Deine beste Partie bisher: { $points }
page-continue = Weiterspielen
page-greeting = Neu hier? Wähle „Lernen“: Du lernst das Spiel, während du es spielst, ganz ohne Anleitung.
page-greeting-close = Hinweis schließen
page-my-games = Meine Partien
page-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
page-open-record = Gespeicherte Partie öffnen
page-open-record-file = Eine Partie, die du oder jemand anderes als Datei gespeichert hat; du kannst die Datei auch auf diese Seite ziehen oder ihren Text einfügen
page-open-record-choose = Datei wählen
page-not-a-record = Das ist keine Partie, die Portolan gespeichert hat.
page-record-line = Diese Partie lässt sich nicht öffnen. Zeile { $line }: { $why }

## Einstellungen
page-settings = Einstellungen
page-settings-language = Sprache
page-settings-light = Farbschema
page-settings-light-device = System
page-settings-light-day = hell
page-settings-light-night = dunkel
page-settings-patterns = Muster im Gelände (helfen, Farben zu unterscheiden)
page-settings-motion = Animationen
page-settings-sound = Ton
page-settings-text = Schriftgröße
page-settings-pace = Tempo der Computer
page-settings-pace-calm = ruhig
page-settings-pace-quick = schnell
page-settings-pace-instant = sofort
page-settings-name = Dein Name
page-settings-log-in = Dein Name online · Anmelden

## Ein neuer Tisch
page-players = Spieler
page-seats = Wer spielt
page-chair-name = Name von Spieler { $number }
page-chair-player = Wer ist Spieler { $number }
page-person = Mensch
page-seed = Startwert
page-seed-why = Mit demselben Startwert und denselben Einstellungen kommen dieselben Karten.
page-start = Los geht’s

page-levels = Was bedeuten die Stufen?
page-level-random = zufällig
page-level-easy = leicht
page-level-greedy = gierig
page-level-normal = normal
page-level-hard = schwer
page-level-expert = Experte
page-level-about-random = irgendein erlaubter Zug; für Versuche
page-level-about-easy = macht Fehler, damit Anfänger gewinnen können
page-level-about-greedy = nimmt sofort die meisten Punkte und schaut nie voraus; zwischen leicht und normal
page-level-about-normal = spielt vernünftig, rechnet aber nicht voraus
page-level-about-hard = rechnet voraus
page-level-about-expert = rechnet so weit voraus, wie es hilft; braucht am längsten
page-plays-random = Computer: zieht zufällig
page-plays-easy = Computer: leicht
page-plays-greedy = Computer: gierig (Punkte sofort)
page-plays-normal = Computer: normal
page-plays-hard = Computer: schwer
page-plays-expert = Computer: Experte

## Am Tisch
page-thinking = { $name } überlegt …
page-waiting-for = { $count ->
    [0] { $name } ist dran …
    [one] Noch dran: { $name } und eine weitere Person …
   *[other] Noch dran: { $name } und { $count } weitere …
}
page-replace = Ändern
page-hurry = Überspringen
page-curtain = { $name } ist an der Reihe
page-curtain-why = Was jetzt kommt, ist nur für { $name }. Gib das Gerät weiter.
page-curtain-lift = Ich bin { $name }
page-your-turn = Du bist an der Reihe
page-online-turn-until = Du bist dran, bis { $time }
page-online-played-on = Ein Bot spielt für dich
page-online-gathering = { $count } von { $all } Plätzen besetzt
page-online-bots-play = Die Bots spielen
page-online-going = Deine Tische online
page-game-over = Die Partie ist zu Ende.
page-looking-back = { $moves ->
    [one] Rückblick: nach { $moves } Zug.
   *[other] Rückblick: nach { $moves } Zügen.
}
page-standing-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
page-standing-lead = du führst mit { $by }
page-standing-behind = { $name } führt mit { $by }
page-standing-level = gleichauf mit { $name }
page-standing-open = Zählt nur, was alle sehen können
page-cards-left = Gesehene und verbleibende Karten
page-turn = Drehen
page-undo = Rückgängig
page-space = { $space }: { $what }
page-marked = markiert
page-reason = { $count } × { $reason }: { $points }
page-chair-colour = Andere Farbe für Spieler { $number }
page-log = Verlauf

## Menü und Tasten
page-menu = Menü
page-restart = Von vorn mit denselben Karten
page-new-cards = Neue Partie mit denselben Spielern
page-shortcuts = Tastenkürzel
page-leave = Verlassen (die Partie ist gespeichert)
page-key-arrows = auf dem Plan bewegen
page-key-enter = wählen, dann bestätigen
page-key-escape = schließen, rückgängig, zurück zum Jetzt
page-back-to-table = Zurück zum Tisch

## Tipps
page-hint = Tipp
page-hint-give-up = Abbrechen
page-hint-thinking = Gute Züge werden gesucht …
page-hint-told = Die besten Züge zuerst. Tippe einen an, um ihn auszuprobieren; er gilt erst, wenn du bestätigst.
page-hint-points = { $count ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
}
page-hint-lead = Vorsprung { $lead }
page-hint-best = bester Zug
page-hint-close = etwa gleich gut
page-hint-behind = { $count ->
    [0] knapp dahinter
    [one] { $points } Punkt dahinter
   *[other] { $points } Punkte dahinter
}
page-hint-does = löst die Aufgabe
page-hint-lesson = Zeig es mir
page-hint-lesson-why = das entwirft einen passenden Zug; bestätige ihn dann
page-hint-none = Kein Tipp gefunden.

## Rückblick
page-replay = Rückblick
page-moment = Zeitpunkt in der Partie
page-step-back = Ein Zug zurück
page-step-forward = Ein Zug vor
page-autoplay = Automatisch abspielen
page-autoplay-pause = Anhalten
page-play-on = Ab hier weiterspielen
page-take-back = Zug zurücknehmen
page-origin = Woher diese Partie stammt
page-now = Zum aktuellen Stand
page-copy-link = Link zu diesem Zeitpunkt kopieren
page-link-copied = Link kopiert.
page-link-failed = Kopieren ging nicht. Hier ist der Link:

## Das Ende
page-score-sheet = Wertung
page-rating = Bewertung { $rating }
page-no-title = Diesmal kein Titel
page-verdict-won = Du gewinnst mit { $by } Vorsprung!
page-verdict-lost = { $name } gewinnt. Dir fehlen { $by }.
page-verdict-shared = Du teilst dir den Sieg!
page-verdict-tie = Ein geteilter Sieg
page-verdict-winner = { $name } gewinnt mit { $by } Vorsprung!
page-same-cards = Noch einmal mit denselben Karten
page-best-new = Deine bisher beste Partie! Vorher: { $best }, im Schnitt { $average } in { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}.
page-best = Dein Bestwert: { $best }, im Schnitt { $average } in { $count ->
    [one] einer anderen Partie
   *[other] { $count } anderen Partien
}.
page-rematch = Noch einmal
page-keep-game = In diesem Browser aufbewahren
page-kept = Gespeichert ✓
page-open-kept = Das gespeicherte Spiel öffnen
page-send-map = Meine Karte verschicken
page-save-record = Als Datei speichern
page-share = Teilen
page-share-long = Teilen, speichern oder drucken
page-analysis-back = Zurück zur Analyse
page-analyse = Partie analysieren
page-challenge = Eine Herausforderung
page-challenge-by = { $name } kam mit diesen Karten auf { $points }. Schaffst du mehr?
page-challenge-by-somebody = Jemand kam mit diesen Karten auf { $points }. Schaffst du mehr?
page-challenge-nameless = die Herausforderung
page-challenge-you = du
page-challenge-accept = Annehmen
page-learn-first = Erst lernen
page-challenge-why = Alle, die diesen Link öffnen, spielen mit denselben Karten.
page-challenge-open = Du spielst mit denselben Karten wie alle anderen, die diesen Link öffnen.
page-challenge-ahead = { $persons ->
    [one] Du kommst mit diesen Karten auf { $own }: { $points } mehr als { $by }.
   *[other] { $who } kommt mit diesen Karten auf { $own }: { $points } mehr als { $by }.
}
page-challenge-behind = { $persons ->
    [one] Du kommst mit diesen Karten auf { $own }: { $points } weniger als { $by }.
   *[other] { $who } kommt mit diesen Karten auf { $own }: { $points } weniger als { $by }.
}
page-challenge-equal = { $persons ->
    [one] Du kommst mit diesen Karten auf { $own }: genauso viel wie { $by }.
   *[other] { $who } kommt mit diesen Karten auf { $own }: genauso viel wie { $by }.
}
page-challenge-copy = Link zu einer Herausforderung kopieren

## Regeln
page-rules = Spielregeln
page-rules-at-the-table = Regeln
page-rules-why = Warum?
page-rules-of = Regel zu: { $what }
page-library-missing = Das ließ sich nicht laden. Versuch es noch einmal, sobald du wieder online bist.

## Wenn etwas nicht geht
page-report = Problem melden
page-nowhere = Seite nicht gefunden
page-nowhere-why = Vielleicht ist der Link beschädigt. Nichts ist verloren: Deine Partien findest du auf der Startseite.
page-no-worker = Dieser Browser konnte das Rechenmodul für Computerspieler, Tipps und Analysen nicht starten (einen Modul-Worker). Lade die Seite neu oder nimm einen neueren Browser.
page-no-such-table = Diesen Tisch gibt es hier nicht
page-no-such-table-why = Ein Tisch bleibt in dem Browser, in dem er eröffnet wurde. Hast du auf einem anderen Gerät gespielt, speichere die Partie dort als Datei und öffne sie hier.
page-unreadable = Diese Partie lässt sich nicht öffnen
page-unreadable-why = Diese Version kann nicht lesen, was der Browser gespeichert hat. Gelöscht wurde nichts.
page-broken-link = Dieser Link lässt sich nicht öffnen
page-storage-full = Im Browser ist kein Platz mehr für diese Partie. Lösch unter „Meine Partien“ alte Partien oder speichere diese als Datei.
page-storage-forbidden = Der Browser lässt diese Seite nichts speichern. Du kannst spielen, aber speichere die Partie als Datei, bevor du gehst.
page-storage-elsewhere = An diesem Tisch wurde in einem anderen Fenster weitergespielt, darum gilt dein letzter Zug nicht. Das ist der aktuelle Stand.
page-played-elsewhere = Diese Partie ist auch in einem anderen Fenster offen. Beide zeigen denselben Stand.

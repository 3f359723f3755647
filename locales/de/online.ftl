# Online-Tische.

online-friends = Mit Freunden spielen
online-friends-why = Wähle ein Spiel: Du bekommst einen Link, den du deinen Freunden schickst. Niemand braucht ein Konto.
online-options = Mehr Auswahl …
online-your-name = Dein Name
online-known-as = Du spielst als
online-me = Ändern
online-my-tables = Deine Tische
online-finished = Deine beendeten Partien
online-public = Tische für alle
online-public-none = Gerade wartet kein Tisch auf Mitspieler.
online-unreachable = Der Server ist gerade nicht erreichbar.
online-loading = Einen Moment …
online-trouble = Dieser Tisch lässt sich gerade nicht öffnen
online-no-table = Diesen Tisch gibt es nicht
online-no-table-why = Vielleicht ist der Link nicht vollständig. Bitte noch einmal darum.
online-closed = Dieser Tisch ist geschlossen
online-closed-why = Alle sind gegangen, bevor die Partie begann.
online-unknown-game = Diese Seite kennt das Spiel nicht
online-unknown-game-why = Lade die Seite neu: Vielleicht gibt es eine neuere Version.

online-gathering = Wer spielt mit?
online-free = frei
online-free-seats = { $count ->
    [0] alle Plätze besetzt
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
online-pace-none = ohne Uhr
online-pace-live = { $count ->
    [one] live, { $count } Minute für jeden
   *[other] live, { $count } Minuten für jeden
}
online-pace-slow = { $count ->
    [one] { $count } Stunde pro Zug
   *[other] { $count } Stunden pro Zug
}
online-no-hints = ohne Tipps
online-sit-down = Hinsetzen
online-add-bot = Bot
online-bots-level = Stufe neuer Bots
online-kick = Zum Gehen auffordern
online-remove = Entfernen
online-you = (du)
online-opener = (hat den Tisch eröffnet)
online-full = Alle Plätze sind besetzt. Du kannst zuschauen.
online-start-with = { $count ->
    [one] Allein anfangen
   *[other] Zu { $count } anfangen
}
online-waits-for-start = Die Partie beginnt, sobald { $name } sie startet.
online-starts-full = Die Partie beginnt, sobald alle Plätze besetzt sind.
online-leave = Tisch verlassen

online-invite = Einladen
online-invite-why = Schicke diesen Link oder lass ein Handy den Code lesen. Wer ihn öffnet, kann sich setzen oder zuschauen.
online-qr = QR-Code mit dem Link zu diesem Tisch
online-link = Link zu diesem Tisch
online-copy-link = Link kopieren
online-share = Teilen …

online-lost = Keine Verbindung. Neuer Versuch läuft; nichts geht verloren.
online-sending = Wird gesendet …
online-delayed = Wird noch einmal gesendet …
online-stored = Gespeichert ✓
online-clock = Deine Zeit

online-people = Am Tisch
online-here = da
online-away = nicht da
online-awaited = am Zug
online-thinking = überlegt
online-ready = fertig
online-done = beendet
online-resigned = hat aufgegeben
online-played-by-bot = ein Bot spielt
online-ready-count = { $count } von { $all } sind fertig
online-hand-over = Bot spielen lassen
online-bot-for-you = Ein Bot spielt für dich.
online-take-over = Selbst weiterspielen
online-take-back = Um Rücknahme bitten
online-take-back-asked = Du hast um Rücknahme gebeten.
online-take-back-agree = Zustimmen
online-take-back-wish = { $name } möchte den letzten Zug zurücknehmen.
online-resign = Aufgeben …
online-resign-why = Ein Bot spielt für dich weiter, und du kannst nicht mehr zurück.
online-resign-yes = Aufgeben
online-big-screen = Großbild
online-fair = Ehrlich gemischt

online-chat = Chat
online-chat-outside = Von denen, die zuschauen
online-unread = { $count ->
    [one] { $count } ungelesene Nachricht
   *[other] { $count } ungelesene Nachrichten
}
online-say = Etwas sagen
online-say-it = Senden
online-mute = { $name } stummschalten
online-unmute = { $name } wieder hören
online-muted = (stummgeschaltet)
online-report = Melden
online-reported = Danke. Wer diesen Server betreibt, kann die Nachricht jetzt lesen.

online-refused-stale = Am Tisch ging es schon weiter. Schau noch einmal hin und ziehe neu.
online-refused-full = Alle Plätze sind besetzt.
online-refused-taken = Dort sitzt schon jemand.
online-refused-started = Die Partie hat schon begonnen.
online-refused-kicked = Du wurdest gebeten, diesen Tisch zu verlassen.
online-refused-not-full = Noch sind nicht alle Plätze besetzt.
online-refused-bad-name = Dieser Name geht nicht: 1 bis 24 Zeichen, bitte.
online-refused-not-known = Der Server kennt dich nicht mehr. Lade die Seite neu.
online-refused-cannot-take-back = Gerade lässt sich nichts zurücknehmen.
online-refused-played-by-bot = Ein Bot spielt für dich. Übernimm zuerst wieder.

online-me-title = Du, online
online-rename = Speichern
online-renamed = Gespeichert.
online-colour = Deine Farbe
online-colour-of-seat = wie der Platz
online-login-title = Auf einem anderen Gerät spielen
online-login-why = Wähle einen Anmeldenamen und ein Passwort. Damit bist du auf jedem Gerät dieselbe Person.
online-login-set-it = Anmeldung festlegen
online-login-set = Deine Anmeldung ist festgelegt.
online-log-in-title = Anmelden
online-log-in-why = Hast du auf einem anderen Gerät eine Anmeldung festgelegt?
online-log-in = Anmelden
online-logged-in = Willkommen zurück.
online-login = Anmeldename
online-password = Passwort, mindestens 8 Zeichen
online-sessions = Sitzungen und Schlüssel
online-sessions-why = Jeder Browser, in dem du bekannt bist, und jeder Schlüssel für ein Programm.
online-session = Browser
online-session-current = dieser
online-end = Beenden
online-token-name = Name eines neuen Schlüssels für ein Programm
online-token-make = Schlüssel erstellen
online-token-once = Kopiere den Schlüssel jetzt. Er wird nur einmal gezeigt.
online-export = Meine Daten exportieren
online-log-out = Abmelden
online-logged-out = Du bist abgemeldet.
online-delete = Mich löschen …
online-delete-why = Name, Anmeldung, Sitzungen und Nachrichten werden gelöscht. Partien bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
online-delete-yes = Alles löschen
online-deleted = Alles ist gelöscht.

online-fair-title = Wurde ehrlich gemischt?
online-fair-how = Bevor sich jemand setzt, zieht der Server ein Geheimnis und zeigt dessen Fingerabdruck. Dann gibt die Seite jeder Person eigenes Glück dazu. Die Karten folgen aus beidem, also kann sie keine Seite allein bestimmen. Nach der Partie wird das Geheimnis gezeigt, und alle können nachrechnen.
online-fair-noted = Fingerabdruck, den diese Seite vor der Partie notiert hat
online-fair-shown = Fingerabdruck, den der Tisch zeigt
online-fair-own-luck = Glück, das diese Seite dazugegeben hat
online-fair-revealed = Das Geheimnis, nach der Partie gezeigt
online-fair-not-yet = Das Geheimnis wird nach der Partie gezeigt. Komm dann wieder.
online-fair-secret = Das Geheimnis hat den Fingerabdruck, der vor der Partie gezeigt wurde.
online-fair-seed = Die Karten wurden mit diesem Geheimnis und dem Glück aller verteilt.
online-fair-luck = Das Glück dieser Seite ist dabei.
online-fair-yes = Alles passt: Niemand hat die Karten geändert, nachdem sich alle gesetzt hatten.
online-fair-no = Etwas passt nicht. Vielleicht sind es nicht die versprochenen Karten.
online-fair-not-noted = Diese Seite war vor der Partie nicht dabei und vergleicht mit dem, was der Server jetzt sagt.
online-fair-proves-title = Was das beweist
online-fair-proves = Der Server konnte die Karten nicht mehr wählen, als er das Glück der anderen kannte, und niemand am Tisch konnte sie allein wählen.
online-fair-proves-not-title = Was es nicht beweist
online-fair-proves-not = Ein Server, der mit der zuletzt gekommenen Person unter einer Decke steckt, könnte viel Glück ausprobieren und das beste nehmen. Und es sagt nichts darüber, wie jemand seine Züge gefunden hat.
online-fair-yourself = Rechne selbst nach: Speichere die Aufzeichnung und rufe portolan replay DATEI --commitment FINGERABDRUCK auf.

online-seats-asked = Plätze
online-pace = Uhr
online-pace-why = Ist die Zeit abgelaufen, spielt ein Bot weiter, bis die Person zurückkommt.
online-listed = Offen für alle
online-hints = Tipps erlaubt
online-start-full = Beginnt von selbst, wenn alle Plätze besetzt sind
online-open = Tisch eröffnen

online-big-join = Code lesen und mitspielen.
online-big-watch = Zuschauen

online-call-question = Soll dir diese Seite sagen, wenn du am Zug bist?
online-call-yes = Ja, benachrichtige mich
online-call-no = Nein, danke

# Online-Tische.

online-friends = Mit Freunden spielen
online-friends-why = Wähle ein Spiel: Du bekommst einen Link, den du deinen Freunden schickst. Niemand braucht ein Konto.
online-options = Mehr Auswahl …
online-your-name = Dein Name
online-have-name = Ich habe hier schon einen Namen
online-known-as = Du spielst als
online-me = Ändern
online-my-tables = Deine Tische
online-finished = Deine beendeten Partien
online-public = Tische für alle
online-public-none = Gerade wartet kein Tisch auf Mitspieler.
online-join-by = Mit Code oder Link mitspielen
online-join = Mitspielen
online-join-what = Gib die fünf Buchstaben eines Codes ein oder füge einen Link zu einem Tisch ein.
online-no-code = Diesen Code hat jetzt kein Tisch. Frag noch einmal danach.
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
online-just-watch = Nur zuschauen
online-will-watch = Sobald das Spiel beginnt, siehst du es hier.
online-invited = { $name } lädt dich zu { $game } ein
online-sitting = { $count ->
    [one] { $count } von { $all } sitzt
   *[other] { $count } von { $all } sitzen
}
online-new-to-it = Neu für dich?
online-add-bot = Bot
online-bots-level = Stufe neuer Bots
online-remove = Entfernen
online-remove-question = { $name } entfernen?
online-remove-not = Nein
online-removed = Du hast { $name } entfernt.
online-let-in = Wieder zulassen
online-was-removed = Wer diesen Tisch leitet, hat dich vom Platz genommen. Du kannst zuschauen oder darum bitten, wieder zugelassen zu werden.
online-reserved = freigehalten für { $name }
online-free-seat = Freigeben
online-you = (du)
online-opener = (startet das Spiel)
online-full = Alle Plätze sind besetzt. Du kannst zuschauen.
online-start-with = { $count ->
    [one] Allein anfangen
   *[other] Zu { $count } anfangen
}
online-waits-for-start = Die Partie beginnt, sobald { $name } sie startet.
online-starts-full = Die Partie beginnt, sobald alle Plätze besetzt sind.
online-leave = Tisch verlassen
online-leave-why = Ein Bot spielt für dich, bis du wiederkommst.

online-invite = Einladen
online-invite-why = Schicke diesen Link oder lass ein Handy den Code lesen. Wer ihn öffnet, kann sich setzen oder zuschauen.
online-qr = QR-Code mit dem Link zu diesem Tisch
online-link = Link zu diesem Tisch
online-code = Kurzcode:
online-copy-link = Link kopieren
online-share = Teilen …

online-lost = Keine Verbindung. Neuer Versuch läuft; nichts geht verloren.
online-sending = Wird gesendet …
online-delayed = Wird noch einmal gesendet …
online-stored = Gespeichert ✓
online-clock = Deine Zeit

online-people = Am Tisch
online-watchers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
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
online-time-ran-out = Deine Zeit ist abgelaufen.
online-you-were-away = Du warst nicht da.
online-you-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter.
online-was-removed-playing = Wer diesen Tisch leitet, hat dich vom Platz genommen. Ein Bot spielt weiter; du kannst zuschauen.
online-watching = Das Spiel läuft schon. Du schaust zu.
online-again = { $name } möchte noch einmal spielen.
online-again-somebody = Das nächste Spiel ist eröffnet.
online-take-over = Selbst weiterspielen
online-take-back = Um Rücknahme bitten
online-take-back-asked = Du hast um Rücknahme gebeten.
online-take-back-agree = Zustimmen
online-take-back-decline = Ablehnen
online-take-back-wish = { $name } möchte den letzten Zug zurücknehmen.
online-resign = Aufgeben …
online-resign-why = Ein Bot spielt für dich weiter, und du kannst nicht mehr zurück.
online-resign-yes = Aufgeben
online-big-screen = Großbild
online-fair = Ehrlich gemischt

online-chat = Chat
online-chat-outside = (schaut zu)
online-chat-new = neu
online-deleted-player = gelöschter Spieler
online-about-message = Zu dieser Nachricht von { $name }
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
online-refused-cannot-take-back = Jetzt lässt sich nichts zurücknehmen: Seit dem letzten Zug wurde etwas aufgedeckt, oder es gab noch keinen.
online-refused-played-by-bot = Ein Bot spielt für dich. Übernimm zuerst wieder.
online-refused-bad-login = Anmeldename oder Passwort stimmt nicht.
online-refused-login-taken = Diesen Anmeldenamen hat schon jemand.
online-refused-over = Das Spiel ist zu Ende.
online-refused-not-away = Diese Person ist da.
online-refused-nothing-to-decline = Es gibt nichts mehr abzulehnen.
online-refused-wrong-password = Das bisherige Passwort ist ein anderes.
online-refused-log-in-again = Melde dich zuerst noch einmal an, damit klar ist, dass du es bist.
online-refused-banned = Wer diesen Server betreibt, lässt dich nicht hinein.
online-refused-attempts = Das war zu oft falsch. Warte eine Weile und versuch es dann noch einmal.
online-refused-bots = An deinen Tischen spielen zu viele Bots. Beende zuerst einige davon.
online-refused-tables = Du hast zu viele Tische eröffnet. Beende zuerst einige davon, oder warte eine Weile.
online-refused-too-much = Das ist zu viel auf einmal. Warte einen Moment und versuch es dann noch einmal.
online-happened-sat = ({ $count } von { $all }) { $name } sitzt am Tisch
online-happened-left = { $name } hat den Tisch verlassen
online-happened-start = Das Spiel beginnt
online-happened-resigned = { $name } hat aufgegeben. Ein Bot spielt weiter.
online-happened-time = { $name } ist gegangen oder hat keine Zeit mehr. Ein Bot spielt weiter.
online-happened-bot = { $name } ist nicht da. Ein Bot spielt weiter.
online-happened-back = { $name } spielt wieder selbst
online-happened-taken-back = Der letzte Zug ist zurückgenommen
online-happened-dropped = Der letzte Zug bleibt

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
online-guest-question = { $count ->
    [one] Du spielst hier als Gast { $name }, an { $count } Tisch. Als Gast kommt niemand zurück: Lege zuerst eine Anmeldung für { $name } fest, sonst bleiben { $name } und der Tisch für immer zurück.
   *[other] Du spielst hier als Gast { $name }, an { $count } Tischen. Als Gast kommt niemand zurück: Lege zuerst eine Anmeldung für { $name } fest, sonst bleiben { $name } und die Tische für immer zurück.
}
online-guest-leave = { $name } zurücklassen und anmelden
online-logged-in = Willkommen zurück.
online-login = Anmeldename
online-password = Passwort, mindestens 8 Zeichen
online-password-old = Dein bisheriges Passwort
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
online-login-is = Dein Anmeldename:
online-no-login = Du hast keinen Anmeldenamen: Wer sich jetzt abmeldet, kommt nie zurück. Lege zuerst einen fest.
online-guest-end = Diesen Gast für immer verlassen …
online-guest-end-why = Dieser Browser vergisst { $name }. Plätze, Tische und Ergebnisse bleiben bei { $name }, und niemand kann wieder als { $name } spielen.
online-guest-end-yes = Für immer verlassen
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
online-fair-seed = Laut Aufzeichnung wurde aus diesem Geheimnis und dem Glück aller gemischt.
online-fair-luck = Das Glück dieser Seite ist dabei.
online-fair-yes = Alles passt zusammen: Geheimnis, Glück und Aufzeichnung. Ob die Aufzeichnung die Partie ist, die du gesehen hast, siehst du beim Zurückblättern.
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

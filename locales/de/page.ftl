### Die Seite: Ansichten, Knöpfe und was sie sagt.

page-motto = Ein Tisch für Spiele, in denen Landkarten entstehen
page-nav = Auf Portolan
page-play-now = Jetzt spielen
page-play-alone = Allein spielen
page-new-table = Neuer Tisch …
page-learn = Lernen
page-score-paper = Papierspiel auswerten
page-lesson-step = Lektion, { $step } von { $of }
page-lesson-over = Jetzt kennst du das Spiel. Spiel weiter, oder eröffne einen eigenen Tisch.
page-to-home = Zum Anfang
page-unofficial = Portolan ist frei und inoffiziell. Es steht in keiner Verbindung zu den Autoren und Verlagen der Spiele; ihnen gilt unser Dank.
page-about = Über Portolan
page-you = Gast
page-player-name = Spieler { $number }
page-bot-name = Computer { $number }
page-yes = ja
page-no = nein
page-notice-close = Schließen
page-new-version = Eine neue Version ist bereit. Deine Partien bleiben, wie sie sind.
page-new-version-take = Neu laden
page-new-version-later = Später

## Aufbewahrte Partien
page-continue = Weiterspielen
page-greeting = Neu hier? Unter „Lernen“ lernst du ein Spiel, indem du es spielst; du musst vorher nichts lesen.
page-greeting-close = Hinweis schließen
page-my-games = Meine Partien
page-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
page-open-record = Aufzeichnung öffnen
page-open-record-file = Eine Aufzeichnung, die du oder jemand anderes gespeichert hat; du kannst sie auch irgendwo auf der Seite ablegen oder einfügen
page-record-line = Diese Aufzeichnung lässt sich nicht öffnen. Zeile { $line }: { $why }

## Einstellungen
page-settings = Einstellungen
page-settings-language = Sprache
page-settings-light = Helligkeit
page-settings-light-device = wie das Gerät
page-settings-light-day = Tag
page-settings-light-night = Nacht
page-settings-patterns = Schraffur im Gelände
page-settings-motion = Bewegung
page-settings-sound = Geräusche
page-settings-text = Schriftgröße
page-settings-pace = Computer spielen
page-settings-pace-calm = ruhig
page-settings-pace-quick = zügig
page-settings-pace-instant = sofort
page-settings-name = Dein Name

## Ein neuer Tisch
page-players = Mitspielende
page-seats = Wer spielt
page-chair-name = Name an Sitz { $number }
page-chair-player = Wer an Sitz { $number } spielt
page-person = ein Mensch
page-seed = Startwert
page-seed-why = Derselbe Startwert mit denselben Einstellungen gibt dieselben Karten.
page-start = Los geht’s

page-plays-random = Computer: zufällig
page-plays-easy = Computer: leicht
page-plays-greedy = Computer: gierig
page-plays-normal = Computer: normal
page-plays-hard = Computer: schwer
page-plays-expert = Computer: meisterhaft

## Am Tisch
page-thinking = { $name } überlegt …
page-replace = Ändern
page-hurry = Nicht warten
page-curtain = { $name } ist an der Reihe
page-curtain-why = Manches ist hier nur für { $name } bestimmt. Gib den Bildschirm weiter.
page-curtain-lift = Ich bin { $name }
page-your-turn = Du bist an der Reihe
page-game-over = Die Partie ist zu Ende.
page-looking-back = { $moves ->
    [one] Rückblick: nach { $moves } Zug.
   *[other] Rückblick: nach { $moves } Zügen.
}
page-turn = Drehen
page-undo = Zurück
page-space = { $space }: { $what }
page-marked = markiert
page-reason = { $count } × { $reason }: { $points }
page-chair-colour = Andere Farbe für Sitz { $number }
page-log = Was geschah

## Tipps
page-hint = Tipp
page-hint-give-up = Aufgeben
page-hint-thinking = Dein Zug wird überlegt …
page-hint-told = Der beste zuerst. Ein Druck entwirft ihn; es zählt nichts, bevor du bestätigst.
page-hint-points = { $count ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
}
page-hint-lead = Vorsprung { $lead }
page-hint-best = am besten
page-hint-close = etwa gleich gut
page-hint-behind = { $count ->
    [0] knapp dahinter
    [one] { $points } Punkt dahinter
   *[other] { $points } Punkte dahinter
}
page-hint-none = Es fand sich kein Tipp.

## Rückblick
page-replay = Rückblick
page-moment = Zeitpunkt
page-step-back = Ein Zug zurück
page-step-forward = Ein Zug vor
page-now = Zur Gegenwart
page-copy-link = Link zu diesem Zeitpunkt kopieren
page-link-copied = Der Link ist kopiert.
page-link-failed = Der Browser lässt das Kopieren nicht zu. Hier ist der Link:

## Das Ende
page-score-sheet = Wertung
page-rating = Bewertung { $rating }
page-no-title = Diesmal kein Titel
page-rematch = Noch einmal
page-save-record = Aufzeichnung speichern
page-share = Teilen
page-share-long = Teilen, speichern oder drucken
page-analyse = Partie analysieren
page-challenge = Eine Herausforderung
page-challenge-by = { $name } kam mit diesen Karten auf { $points }. Schaffst du mehr?
page-challenge-why = Wer den Link öffnet, spielt mit denselben Karten.
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
page-rules-why = Warum?
page-rules-of = Regel zu: { $what }
page-study-missing = Das konnte nicht geladen werden. Versuche es wieder, wenn die Verbindung da ist.

## Wenn etwas nicht geht
page-report = Ein Problem melden
page-nowhere = Diese Adresse führt nirgendwohin
page-nowhere-why = Vielleicht ist der Link beschädigt. Nichts ist verloren: Deine Partien findest du auf der ersten Seite.
page-no-thinker = Dieser Browser konnte nicht starten, was für Computerspieler, Tipps und Analysen denkt (einen Modul-Worker): Lade die Seite neu oder nimm einen neueren Browser.
page-no-such-table = Diesen Tisch gibt es hier nicht
page-no-such-table-why = Ein Tisch bleibt in dem Browser, in dem er eröffnet wurde. Hast du auf einem anderen Gerät gespielt, speichere dort die Aufzeichnung und öffne sie hier.
page-unreadable = Diese Partie lässt sich nicht öffnen
page-unreadable-why = Was der Browser aufbewahrt hat, kann diese Version nicht lesen. Es bleibt, wo es ist.
page-broken-link = Dieser Link lässt sich nicht öffnen
page-storage-full = Im Browser ist kein Platz mehr für diese Partie. Wirf unter „Meine Partien“ alte Partien weg oder speichere die Aufzeichnung.
page-storage-forbidden = Der Browser lässt diese Seite nichts aufbewahren. Du kannst spielen, aber speichere die Aufzeichnung, bevor du gehst.
page-storage-elsewhere = In einem anderen Fenster ging es an diesem Tisch weiter, darum wurde dein letzter Zug nicht gemacht. Hier steht er wie dort.
page-played-elsewhere = An diesem Tisch wird in einem anderen Fenster gespielt. Hier steht er wie dort.

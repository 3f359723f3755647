# Das Studierzimmer: eine beendete Partie im Rückblick.

library-analysis = Analyse
library-analysis-about = Was hat jede Entscheidung gekostet, und wie viel vom Ergebnis war Können, wie viel Glück? Dein Browser rechnet es aus; das dauert Sekunden oder Minuten, und du kannst es jederzeit anhalten.
library-analysis-carried = Diese Partie kam über einen Link und wird hier nicht gespeichert; die Analyse bleibt, solange diese Seite offen ist.
library-analysis-once-more = Zug { $count }, noch einmal
library-analysis-first-try = dein erster Versuch
library-analysis-unfinished = Diese Partie ist noch nicht zu Ende. Danach kannst du sie analysieren.
library-analysis-whose = Wessen Entscheidungen
library-analysis-start = Analysieren
library-analysis-stop = Anhalten
library-analysis-go-on = Fortsetzen
library-analysis-progress = { $at } von { $of } Zügen
library-analysis-seconds = { $count ->
    [one] noch etwa { $count } Sekunde
   *[other] noch etwa { $count } Sekunden
}
library-analysis-minutes = { $count ->
    [one] noch etwa { $count } Minute
   *[other] noch etwa { $count } Minuten
}
library-analysis-running = Die Analyse läuft: { $percent } %.
library-analysis-stopped = Angehalten nach { $at } von { $of } Zügen. Was bisher gefunden ist, bleibt; wie viel Können und wie viel Glück war, steht erst nach dem letzten Zug fest.
library-analysis-over = Die Analyse ist fertig.

## Eine Person
library-analysis-account-alone = Zu Beginn erwartet: { $expected } Punkte. Entscheidungen: { $skill }. Glück: { $luck }. Ergebnis: { $result }.
library-analysis-account = Erwarteter Vorsprung vor den anderen zu Beginn: { $expected } Punkte. Entscheidungen: { $skill }. Glück und was die anderen taten: { $luck }. Vorsprung am Ende: { $result }.
library-analysis-account-against = Erwarteter Vorsprung vor den anderen zu Beginn: { $expected } Punkte. Entscheidungen (deine verglichen mit denen der anderen): { $skill }. Glück: { $luck }. Vorsprung am Ende: { $result }.
library-analysis-cost-in-all = { $count ->
    [one] Verglichen mit dem besten gefundenen Zug hat { $count } Entscheidung { $cost } Punkte gekostet.
   *[other] Verglichen mit den besten gefundenen Zügen haben { $count } Entscheidungen zusammen { $cost } Punkte gekostet.
}
library-analysis-graph-alone = { $name }: erwartete Punkte im Lauf der Partie
library-analysis-graph = { $name }: erwarteter Vorsprung im Lauf der Partie
library-analysis-graph-key = Die Linie zeigt, was vor jeder Entscheidung zu erwarten war, vom Beginn bis zum Ergebnis rechts. Ein Kreis darauf ist eine Entscheidung, die etwas gekostet hat: je größer, desto teurer. Die Zahlen stehen in der Tabelle aller Entscheidungen.
library-analysis-dearest = Die teuersten Entscheidungen
library-analysis-try-again = Noch einmal versuchen
library-analysis-next-mistake = Nächster Fehler
library-analysis-mark-doubtful = zweifelhaft
library-analysis-mark-mistake = ein Fehler
library-analysis-mark-blunder = ein grober Fehler
library-analysis-nothing = Gut gespielt: Es fand sich kein deutlich besserer Zug.
library-analysis-move = Zug { $number }
library-analysis-cost = hat { $cost } Punkte gekostet
library-analysis-played = Gespielt
library-analysis-better = Besser
library-analysis-brings = Bringt: { $what }
library-analysis-hindsight = Die beste Landkarte im Nachhinein
library-analysis-hindsight-alone = Mit Kenntnis der Kartenfolge wären { $stars } Sterne möglich gewesen: eine Bewertung von { $rating }.
library-analysis-hindsight-stars = Mit Kenntnis der Kartenfolge und der Züge der anderen wären { $stars } Sterne möglich gewesen.
library-analysis-all = Alle Entscheidungen
library-analysis-moment = Zug
library-analysis-expected-alone = Erwartete Punkte
library-analysis-expected = Erwarteter Vorsprung
library-analysis-costs = Kosten
library-analysis-done = Gespielter Zug

## Wie gerechnet wird
library-analysis-how = So wird gerechnet
library-analysis-how-weighed = Vor jeder Entscheidung sieht die Analyse, was damals zu sehen war, und nicht mehr. Sie stellt sich vor, wie die verdeckten Karten liegen könnten, probiert die aussichtsreichsten Züge in denselben gedachten Partien aus und vergleicht, was dabei herauskommt. Die Kosten sind, was der beste davon mehr wert ist als der gespielte Zug.
library-analysis-how-chance = Es sind nur wenige gedachte Partien, darum spielt der Zufall mit. Ein Unterschied, den allein der Zufall machen könnte, zählt nicht. Eine Entscheidung, die nichts gekostet hat, kann also trotzdem etwas schlechter gewesen sein als die beste.
library-analysis-how-skill = Entscheidungen werden nicht mit dem besten Zug verglichen, sondern mit dem, was vernünftige Spieler ohne langes Nachdenken täten. So können sie Punkte bringen und Punkte kosten. Glück ist alles Übrige: die Karten und was die anderen tun. In einem Spiel, das so lange dauert, wie Gelegenheiten verpasst werden, werden die Entscheidungen der anderen mit den eigenen verrechnet, und Glück sind allein die Karten.
library-analysis-how-expected = Das erwartete Ergebnis kommt aus einigen gedachten Partien, in denen alle bis zum Ende vernünftig ziehen; darum schwankt es ein wenig. Erwartung, Entscheidungen und Glück ergeben zusammen immer das Ergebnis.
library-analysis-how-brings = Was ein Zug bringt, ist der Unterschied in der Wertung zwischen davor und dem Ende desselben Zuges, so zu Ende gespielt, wie es vernünftige Spieler täten.
library-analysis-how-best = Der beste Zug ist der beste, der gefunden wurde. Vielleicht gibt es einen besseren, und in der wirklichen Partie hätte ein anderer mehr Glück haben können.

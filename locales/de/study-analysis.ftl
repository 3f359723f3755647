# Das Studierzimmer: eine beendete Partie im Rückblick.

study-analysis = Analyse
study-analysis-about = Was hat jede Entscheidung gekostet, und wie viel vom Ergebnis war Wahl, wie viel Glück? Das wird hier in deinem Browser ausgerechnet; es dauert Sekunden oder Minuten und lässt sich anhalten.
study-analysis-carried = Eine Partie, die über einen Link kam. Sie wird hier nicht aufbewahrt; was gefunden wird, gilt, solange diese Seite offen ist.
study-analysis-unfinished = Diese Partie ist noch nicht zu Ende. Danach kann sie analysiert werden.
study-analysis-whose = Wessen Entscheidungen
study-analysis-start = Analysieren
study-analysis-stop = Anhalten
study-analysis-go-on = Fortsetzen
study-analysis-progress = { $at } von { $of } Zügen
study-analysis-running = Die Analyse läuft: { $percent } %.
study-analysis-stopped = Angehalten nach { $at } von { $of } Zügen. Was bisher gefunden ist, bleibt; wie viel Wahl und wie viel Glück war, steht erst nach dem letzten Zug fest.
study-analysis-over = Die Analyse ist fertig.

## Eine Person
study-analysis-account-alone = Zu Beginn zu erwarten: { $expected } Punkte. Entscheidungen: { $skill }. Glück: { $luck }. Ergebnis: { $result }.
study-analysis-account = Zu Beginn zu erwartender Vorsprung auf die Besten unter den anderen: { $expected } Punkte. Entscheidungen: { $skill }. Glück und was die anderen taten: { $luck }. Vorsprung am Ende: { $result }.
study-analysis-account-against = Zu Beginn zu erwartender Vorsprung auf die Besten unter den anderen: { $expected } Punkte. Entscheidungen, die eigenen gegen die der anderen: { $skill }. Glück: { $luck }. Vorsprung am Ende: { $result }.
study-analysis-cost-in-all = { $count ->
    [one] Verglichen mit dem besten gefundenen Zug hat { $count } Entscheidung { $cost } Punkte gekostet.
   *[other] Verglichen mit den besten gefundenen Zügen haben { $count } Entscheidungen zusammen { $cost } Punkte gekostet.
}
study-analysis-graph-alone = { $name }: die zu erwartenden Punkte im Lauf der Partie
study-analysis-graph = { $name }: der zu erwartende Vorsprung im Lauf der Partie
study-analysis-graph-key = Die Linie zeigt, was vor jeder Entscheidung zu erwarten war, vom Beginn bis zum Ergebnis rechts. Ein Punkt darauf ist eine Entscheidung, die etwas gekostet hat; je größer, desto teurer. Die Zahlen stehen in der Tabelle aller Entscheidungen.
study-analysis-dearest = Die teuersten Entscheidungen
study-analysis-nothing = Gut gespielt: Nirgends fand sich ein deutlich besserer Zug.
study-analysis-move = Zug { $number }
study-analysis-cost = hat { $cost } Punkte gekostet
study-analysis-played = Gespielt
study-analysis-better = Besser
study-analysis-brings = Bringt: { $what }
study-analysis-hindsight = Die beste Landkarte im Nachhinein
study-analysis-hindsight-alone = Wer die Reihenfolge der Karten gekannt hätte, hätte { $stars } Sterne haben können: eine Bewertung von { $rating }.
study-analysis-hindsight-stars = Wer die Reihenfolge der Karten und die Züge der anderen gekannt hätte, hätte { $stars } Sterne haben können.
study-analysis-all = Alle Entscheidungen
study-analysis-moment = Zug
study-analysis-expected-alone = Erwartete Punkte
study-analysis-expected = Erwarteter Vorsprung
study-analysis-costs = Kosten
study-analysis-done = Was geschah

## Wie gerechnet wird
study-analysis-how = Wie das ausgerechnet wird
study-analysis-how-weighed = Vor jeder Entscheidung sieht die Analyse, was damals zu sehen war, und nicht mehr. Sie stellt sich vor, wie die verdeckten Karten liegen könnten, probiert die aussichtsreichsten Züge in denselben vorgestellten Partien aus und vergleicht, was dabei herauskommt. Was der beste davon mehr wert ist als der gespielte Zug, sind die Kosten.
study-analysis-how-chance = Es sind so wenige vorgestellte Partien, dass der Zufall mitspielt. Ein Unterschied, den der Zufall allein machen könnte, zählt als keiner. Eine Entscheidung, die nichts gekostet hat, kann also trotzdem ein wenig schlechter als die beste gewesen sein.
study-analysis-how-skill = Entscheidungen werden nicht mit dem besten Zug verglichen, sondern mit dem, was vernünftige Leute ohne langes Nachdenken tun würden. So können sie Punkte bringen und Punkte nehmen. Glück ist alles Übrige: die Karten und was die anderen tun. In einem Spiel, das so lange dauert, wie Gelegenheiten verpasst werden, zählen die Entscheidungen der anderen gegen die eigenen, und Glück sind allein die Karten.
study-analysis-how-expected = Was zu erwarten ist, kommt aus einigen vorgestellten Partien, in denen alle bis zum Ende vernünftig ziehen. Es schwankt von selbst ein wenig. Erwartung, Entscheidungen und Glück ergeben zusammen immer das Ergebnis.
study-analysis-how-brings = Was ein Zug bringt, zeigt die Wertung von davor bis zum Ende desselben Zuges, so wie ihn vernünftige Leute zu Ende spielen würden.
study-analysis-how-best = Der beste Zug ist der beste, der gefunden wurde. Es kann einen besseren geben, und in der wirklichen Partie kann ein anderer mehr Glück gehabt haben.

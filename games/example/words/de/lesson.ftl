### Der Lehrgang. Die Seite lädt ihn, wenn jemand das Spiel lernt.

learn-example-chart = Alle zeichnen auf dieselbe Landkarte. Wähle Festland oder Meer, drück auf ein leeres Feld und bestätige.
learn-example-group = Auf jedem Feld steht die Fahne von dem, der es gezeichnet hat. Deine größte Gruppe von Feldern mit gemeinsamen Seiten bringt für jedes einen Punkt.
learn-example-wish = Dein Wunsch ist geheim. Er bringt Punkte, wenn er auf der vollen Landkarte wahr ist: Arbeite darauf hin, aber nicht so deutlich, dass es auffällt.
learn-example-end = Wenn alle neun Felder gezeichnet sind, werden die Wünsche gezeigt und die Punkte gezählt. Nun weißt du alles: Spiel weiter.
learn-example-goal = Ihr zeichnet gemeinsam eine Karte. Deine größte Gruppe von Feldern zählt, und dein geheimer Wunsch, wenn er wahr wird.
learn-example-first = Wähle Land oder Meer, tippe auf ein leeres Feld und bestätige. Jedes Feld ist recht.
learn-example-first-done = Das war ein Zug. Deine Flagge zeigt, dass das Feld von dir ist.

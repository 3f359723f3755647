### The rules of Nine Squares: a message for each heading and for each paragraph.

rules-example-goal = Worum es geht
rules-example-goal-1 = Zu zweit oder zu dritt zeichnet ihr eine Landkarte aus neun Feldern. Alle wollen viele Felder nebeneinander, und alle haben einen geheimen Wunsch, wie die Landkarte aussehen soll.

rules-example-setup = Vor dem Spiel
rules-example-setup-1 = Mischt die vier Wünsche und gebt allen einen verdeckt. Legt die übrigen ungesehen weg.
rules-example-setup-2 = Spielt ihr mit der Insel, so ist das Feld in der Mitte von Anfang an Festland und gehört niemandem. Zu zweit hat dann jeder vier Züge.

rules-example-turn = Ein Zug
rules-example-turn-1 = Der erste Sitz beginnt, dann geht es im Uhrzeigersinn. Wähle in deinem Zug ein leeres Feld, zeichne Festland oder Meer darauf und kennzeichne es als deines. Ein gezeichnetes Feld bleibt, wie es ist.

rules-example-end = Das Ende
rules-example-end-1 = Wenn alle Felder gezeichnet sind, zeigen alle ihren Wunsch.
rules-example-end-2 = Deine größte Gruppe bringt einen Punkt für jedes ihrer Felder. Eine Gruppe sind deine Felder mit gemeinsamen Seiten, Festland und Meer gleichermaßen. Dazu kommen die Punkte deines Wunsches, wenn er in Erfüllung ging. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Rang.
rules-example-end-figure-1 = Felder, die sich nur an einer Ecke berühren, gehören nicht zu einer Gruppe.

rules-example-wishes = Die Wünsche
rules-example-wishes-1 = Mehr Festland als Meer, oder mehr Meer als Festland: 2 Punkte.
rules-example-wishes-2 = Eine Zeile oder Spalte Meer: drei Felder von Rand zu Rand, 3 Punkte.
rules-example-wishes-3 = Festland in allen Ecken: 4 Punkte.

rules-example-hidden = Was verborgen ist
rules-example-hidden-1 = Deinen Wunsch siehst vor dem Ende nur du. Die weggelegten Wünsche sieht niemand.

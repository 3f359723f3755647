### Ein Spiel lernen, indem man es spielt: was neben dem Tisch gesagt wird.

learn-cartographers-place = Die Karte zeigt Formen und Gelände. Wähle je eines, zeige auf die Landkarte, um die Form auf leere Felder zu legen, drehe sie mit R, wende sie mit F und zeichne sie ein.
learn-cartographers-edicts = Die vier Erlasse sagen, wie die Landkarte werden soll; in jeder Jahreszeit werden zwei davon gewertet. Während du zeigst, steht bei jedem Erlass, was er jetzt bringt und was er dann brächte. Lass einen davon wachsen.
learn-cartographers-coin = Von zwei Formen bringt die kleinere eine Münze. Eine Münze ist von nun an am Ende jeder Jahreszeit einen Stern wert: Früh genommen, zahlt sie viermal.
learn-cartographers-time = Jede Karte kostet Zeit. Ist die Leiste voll, endet die Jahreszeit, und ihre zwei Erlasse, Münzen und Monster werden gezählt. Denke auch an die Erlasse, die als Nächstes kommen.
learn-cartographers-mountain = Fülle die vier Felder neben einem Berg, und du bekommst eine Münze, was auch immer darauf liegt.
learn-cartographers-ruins = Ruinen wurden aufgedeckt: Diese Zeichnung muss eines der markierten Felder bedecken. Passt dort keine Form, darfst du irgendwo ein einzelnes Feld zeichnen.
learn-cartographers-monsters = Auf der Landkarte sind Monster. Jedes leere Feld neben einem kostet am Ende jeder Jahreszeit einen Stern: Fülle diese Felder, dann kosten sie nichts.
learn-cartographers-season = Eine Jahreszeit wurde gewertet. Zeige auf ihre Zeilen, um auf der Landkarte zu sehen, woher die Sterne kommen. Die neue Jahreszeit zählt wieder zwei Erlasse, einen davon zum zweiten Mal.
learn-cartographers-look-back = Unter der Landkarte liegt die ganze Partie: Bewege den Schieber oder drücke einen Eintrag der Chronik, um auf jeden Zeitpunkt zurückzublicken, und komm wieder zum Jetzt.
learn-cartographers-plan = Das ist alles. Plane für die Erlasse, die noch kommen, schließe Lücken neben Monstern, und sieh, welchen Titel deine Landkarte verdient.

learn-misterra-land = Alle erkunden eine Insel, und alle zeichnen sie auf ein eigenes Pergament. Du landest am Strand: Wähle ein Strandfeld; von dort siehst du nur das Feld davor.
learn-misterra-sketch = An jedem halben Tag nimmst du eine Skizzenkarte aus der Auslage: zwei Gelände, die nebeneinander liegen. Wähle eine, deren Gelände du gern sähest.
learn-misterra-map = Lege die Skizze auf dein Pergament, mit R gedreht: mindestens eine Hälfte auf ein Feld in Sicht, das umrandet ist. Die Insel ändert sich mit: Ein leeres Feld bekommt ein unklares Plättchen, ein unklares mit gleichem Gelände wird bestätigt, ein anderes ersetzt.
learn-misterra-walk = Geh ein Feld weit, zum Strand oder auf ein Plättchen. Wer eine Steppe betritt, darf sofort weitergehen. Du darfst auch stehen bleiben.
learn-misterra-lagoon = Du stehst auf einer Lagune: Bevor du eine Skizzenkarte nimmst, darfst du eine der Auslage unter den Stapel legen und bekommst eine andere an ihrer Stelle.
learn-misterra-jungle = Im Dschungel lässt sich nichts kartieren. Du kannst beanspruchen oder die Skizzenkarte abwerfen; nächstes Mal gehst du besser außen herum.
learn-misterra-mountain = Von einem Gebirge aus siehst du in jede Richtung zwei Felder weit: mehr Platz für eine Skizze.
learn-misterra-claim = Du stehst auf einem bestätigten Plättchen einer Region, die niemand beansprucht: Du darfst sie beanspruchen, statt zu kartieren. Jedes ihrer Plättchen bringt am Ende 2, eine Region mit zwei Markern aber niemandem etwas.
learn-misterra-presumptions = Deine zwei Vermutungen sind geheim. Sie zahlen für das, was auf deinem Pergament steht, ob wahr oder nicht. Ihre Punkte stehen neben den Plänen, samt dem, was ein Entwurf daraus machte.
learn-misterra-confirm = Am Ende bringt jedes Feld, das einem bestätigten Plättchen gleicht, 2 Punkte. Kartiere also dort, wo andere Unklares gezeichnet haben, und bestätige, was dir passt, oder überdecke dein Pergament neu.
learn-misterra-display = Die Auslage wird erst nach beiden halben Tagen aufgefüllt; was du jetzt nimmst, bekommt sonst niemand.
learn-misterra-end = Die Partie endet, wenn die Insel bestätigt ist, die Skizzenkarten aufgebraucht sind oder jemand alle 25 Felder bedeckt hat. Jedes leere Feld kostet 1. Jetzt weißt du alles: Spiel weiter.

learn-morgan-land = Lande an einer Ecke der Insel: Wähle eine. Wer schon dort ist, bekommt von dir eine Dublone.
learn-morgan-map = Ein Plättchen am Rand darf umziehen: Hebe es auf, und die Stellen, an die es passt, sind markiert; R dreht es. Bewege eines so, dass deine Karten dort stimmen, wohin du laufen kannst. Jede Karte sagt, wie weit ihr Ort von einem Plättchen entfernt ist.
learn-morgan-walk = Laufe bis zu zwei Plättchen weit, über Land wie über Wasser. Die kleinen Zahlen sagen, wie viele deiner Karten dort stimmen würden. Zeige auf eine Karte, um alle ihre Plättchen zu sehen.
learn-morgan-dig = Wo du stehst, stimmt eine Karte: Grabe. Spiele die Karten, die stimmen; jede bringt dich eine Stufe tiefer.
learn-morgan-take = Wähle einen Schatz aus den Stufen, die du erreichst. Die tieferen bringen auch Dublonen. Dann wird aufgefüllt und neu sortiert.
learn-morgan-bonus = Die gespielten Karten liegen offen vor dir, und jede trägt ein Symbol: Wirf sie ab, um noch ein Plättchen zu bewegen, weiter zu laufen, tiefer zu graben oder zwei Dublonen zu bekommen. Zwei gleiche gelten als beliebiges Symbol.
learn-morgan-draw = Ziehen beendet den Zug: Du darfst eine Karte abwerfen, die nirgends hinführt, und ziehst dann auf vier auf.
learn-morgan-tolls = Wer ein Plättchen mit anderen Piraten betritt, zahlt jedem von ihnen eine Dublone. Umwege sind frei.
learn-morgan-sets = Schätze gehören zu sechs Sammlungen. Wer am Ende am meisten einer Sammlung hat, teilt sich dafür 6 Dublonen: Achte darauf, was die anderen sammeln.
learn-morgan-end = Die Partie endet sofort, wenn der letzte Schatz ausliegt. Dublonen, Schätze und Sammlungen werden zusammengezählt. Jetzt weißt du alles: Spiel weiter.

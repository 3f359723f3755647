### Der Lehrgang. Die Seite lädt ihn, wenn jemand das Spiel lernt.

learn-cartographers-place = Zeichne eine Landkarte, die möglichst viele Sterne bringt. Wähle eine Form und ein Gelände der Karte, zeig auf leere Felder der Landkarte, dreh (R) oder spiegle (F) die Form und zeichne sie ein.
learn-cartographers-edicts = Die vier Erlasse sind deine Ziele; in jeder Jahreszeit werden zwei davon gewertet. Zeigst du auf die Landkarte, steht bei jedem Erlass, was er jetzt bringt und was danach. Versuch, einen zu steigern.
learn-cartographers-coin = Von zwei Formen bringt die kleinere eine Münze. Jede Münze ist am Ende jeder Jahreszeit einen Stern wert. Je früher du sie holst, desto öfter zählt sie: bis zu viermal.
learn-cartographers-time = Jede Karte kostet Zeit. Ist die Leiste voll, endet die Jahreszeit: Ihre zwei Erlasse, deine Münzen und die Monster werden gewertet. Denk auch an die Erlasse, die als Nächstes kommen.
learn-cartographers-mountain = Füll die vier Felder um einen Berg, egal mit welchem Gelände, und du bekommst eine Münze.
learn-cartographers-ruins = Eine Ruinenkarte wurde aufgedeckt: Diese Form muss eines der markierten Felder bedecken. Passt dort keine Form, darfst du irgendwo ein einzelnes Feld zeichnen.
learn-cartographers-monsters = Auf deiner Landkarte sind Monster. Jedes leere Feld daneben kostet am Ende jeder Jahreszeit einen Stern: Füll diese Felder, dann kosten sie nichts.
learn-cartographers-season = Eine Jahreszeit wurde gewertet. Zeig auf ihre Zeilen, dann siehst du auf der Landkarte, woher die Sterne kommen. In der neuen Jahreszeit zählen wieder zwei Erlasse, einer davon zum zweiten Mal.
learn-cartographers-look-back = Neben der Landkarte, weiter unten, liegt die ganze Partie: Beweg den Schieber oder drück auf einen Eintrag im Verlauf, um auf jeden Zeitpunkt zurückzublicken. Dann kehr zum aktuellen Stand zurück.
learn-cartographers-plan = Das ist schon alles. Plane für die Erlasse, die noch kommen, schließ die Lücken neben Monstern, und sieh, welchen Titel dir deine Landkarte einbringt.
learn-cartographers-goal = Du kartierst ein unbekanntes Land, Karte für Karte. Vier Erlasse, A bis D, sagen, was die Königin auf deiner Landkarte sehen will. In jeder der vier Jahreszeiten bringen zwei davon Sterne. Wer die meisten Sterne hat, gewinnt.
learn-cartographers-first = Jede Karte zeigt Formen und Gelände. Wähle eine Form und ein Gelände, drehe oder spiegle die Form mit den Knöpfen und tippe auf ein Feld der Landkarte, um sie dorthin zu legen. Sie muss auf leeren Feldern liegen. Dann zeichne sie ein: Jeder Platz ist recht.
learn-cartographers-first-done = Das ist ein Zug. Alle zeichnen dieselbe Karte, jeder auf seine Landkarte und alle gleichzeitig.
learn-cartographers-take-coin = Von zwei Formen bringt die kleinere eine Münze: der goldene Punkt daran. Jede Münze bringt ab jetzt am Ende jeder Jahreszeit einen Stern. Zeichne die Form mit der Münze.
learn-cartographers-take-coin-done = Deine erste Münze. Eine Münze aus dem Frühling zählt bis zu viermal. Du bekommst auch eine für jeden Berg, dessen vier Nachbarfelder gefüllt sind.
learn-cartographers-raise = Sentinel Wood ist hier Erlass A: ein Stern für jedes Waldfeld am Rand der Landkarte. Während du Plätze ausprobierst, zeigt jeder Erlass seine Punkte jetzt und nach dem Zug. Zeichne etwas, das A erhöht.
learn-cartographers-raise-done = Das ist der Kern des Spiels: Suche Plätze, die zwei Erlassen zugleich gefallen.
learn-cartographers-scored = Jede Karte kostet Zeit. Ist die Zeit der Jahreszeit verbraucht, werden zwei Erlasse gewertet: A und B im Frühling, B und C im Sommer, C und D im Herbst, D und A im Winter. Münzen kommen dazu, Monster gehen ab.
learn-cartographers-fence = Monster sind da. Jedes leere Feld neben einem kostet am Ende der Jahreszeit einen Stern. Zeichne so daneben, dass sie weniger kosten als vorher.
learn-cartographers-fence-done = Gefüllte Felder kosten nichts, egal was darauf liegt. Zu mehreren zeichnet dir ein Nachbar die Monster auf die Landkarte.
learn-cartographers-on-ruins = Ruinen wurden aufgedeckt: Diese Form muss ein markiertes Ruinenfeld bedecken. Passt sie auf keines, darfst du irgendwo ein einzelnes Feld zeichnen.
learn-cartographers-on-ruins-done = Halte dir ein Ruinenfeld für später frei. Punkte bringen sie allein nicht.
learn-cartographers-play = Mehr brauchst du nicht. Spiele jetzt eine ganze Partie allein; Tipps kommen, wenn etwas Neues geschieht, und ein Vorschlag ist immer nur einen Druck entfernt.

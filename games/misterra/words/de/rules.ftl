### Die Regeln von Maps of Misterra in eigenen Worten: je eine Nachricht für jede Überschrift und jeden Absatz.

rules-misterra-goal = Worum es geht
rules-misterra-goal-1 = Expeditionen landen auf einer Insel, die auf keiner Landkarte steht. Jeder zieht mit einer Figur über sie und zeichnet auf sein Pergament, was er sieht oder gesehen haben will; und was gezeichnet wird, formt die Insel für alle.
rules-misterra-goal-2 = Punkte gibt es für ein Pergament, das mit der Insel übereinstimmt, für die Vermutungen der Geldgeber, die mit der Wahrheit wenig zu tun haben müssen, und für beanspruchte Regionen. Die meisten Punkte gewinnen. Es spielen 2 bis 4; allein spielst du gegen Ottoma.

rules-misterra-components = Was ihr braucht
rules-misterra-components-1 = Die Insel: 5 mal 5 Felder, Spalten a bis e, Zeilen 1 bis 5, vom Strand aus gezählt, der unten liegt. Fünf Strandfelder a0 bis e0; jedes grenzt an das Inselfeld davor und an den Strand daneben.
rules-misterra-components-2 = 12 Plättchen von jedem Gelände: Dschungel, Lagune, Gebirge und Steppe. Ein Plättchen zeigt seine unklare Seite, einen ersten Eindruck, oder seine bestätigte. Was nicht ausliegt, ist der Vorrat.
rules-misterra-components-3 = Für jeden ein Pergament mit denselben 5 mal 5 Feldern ohne Strand, eine Figur und 3 Anspruchsmarker.
rules-misterra-components-4 = Skizzenkarten: Dominos mit zwei Geländen, in jeder Kombination, auch zweimal das gleiche. Zu zweit sind 52 im Spiel, zu dritt 60, zu viert 72. 31 Vermutungen. 22 Ottoma-Karten für das Spiel allein.

rules-misterra-setup = Vor dem Spiel
rules-misterra-setup-1 = Legt bestätigten Dschungel aus dem Vorrat auf die Insel: zu zweit auf c3, zu dritt auf b3 und d3, zu viert auf b2, c4 und d2.
rules-misterra-setup-2 = Jeder bekommt 4 Vermutungen und behält heimlich 2 davon; die beiden anderen gehen ungesehen zurück. In der ersten Partie kann stattdessen jeder eines von vier Paaren mit gleichem Buchstaben bekommen.
rules-misterra-setup-3 = Mischt die Skizzenkarten für eure Spielerzahl und legt 5 offen aus: die Auslage. Lost aus, wer beginnt; es geht im Uhrzeigersinn.

rules-misterra-turn = Ein Zug
rules-misterra-turn-1 = Ein Zug besteht aus zwei halben Tagen. An jedem: Beweg dich, wenn du willst; nimm eine Skizzenkarte; dann kartiere damit oder beanspruche, oder keins von beidem.
rules-misterra-turn-2 = Nach beiden halben Tagen wird die Auslage vom Stapel auf 5 aufgefüllt, und der Nächste ist dran.

rules-misterra-move = Halber Tag: bewegen
rules-misterra-move-1 = Geh auf ein Nachbarfeld, nicht schräg: auf ein Strandfeld oder ein Inselfeld, auf dem ein Plättchen liegt. Beliebig viele Figuren dürfen auf einem Feld stehen. Du darfst auch stehen bleiben.
rules-misterra-move-2 = Betrittst du Steppe, darfst du gleich weitergehen, und von der nächsten Steppe noch einmal. So erreichst du jedes Feld, zu dem ein Weg über Steppe führt.
rules-misterra-move-3 = An deinem allerersten halben Tag stellst du deine Figur stattdessen auf ein beliebiges Strandfeld; das ist die ganze Bewegung.

rules-misterra-sketch = Halber Tag: Skizzenkarte nehmen
rules-misterra-sketch-1 = Du musst eine Skizzenkarte aus der Auslage nehmen. Die Lücke bleibt, bis dein Zug zu Ende ist.
rules-misterra-sketch-2 = Auf einer Lagune, ob gerade angekommen oder stehen geblieben, darfst du vorher einmal am halben Tag austauschen: Schieb eine Karte der Auslage unter den Stapel und deck dafür eine neue auf. Bei leerem Stapel kommt dieselbe wieder.
rules-misterra-sketch-3 = Ist die Auslage leer, endet der halbe Tag nach der Bewegung: Du kannst weder kartieren noch beanspruchen.

rules-misterra-map = Halber Tag: kartieren
rules-misterra-map-1 = Leg die Skizzenkarte in beliebiger Richtung auf zwei benachbarte Felder deines Pergaments. Mindestens eine Hälfte muss auf einem Feld liegen, das deine Figur sieht. Was du schon gezeichnet hast, darfst du beliebig oft überdecken.
rules-misterra-map-2 = Eine Figur sieht ihr eigenes Feld und die benachbarten; vom Gebirge aus auch die Felder zwei Schritte weit in gerader Linie, egal, was dazwischenliegt. Vom Strand aus sieht sie nur das Inselfeld vor sich.
rules-misterra-map-3 = Vom Dschungel aus kann niemand kartieren.
rules-misterra-map-4 = Dann folgt die Insel, auf beiden Feldern. Wo nichts liegt, kommt ein unklares Plättchen dieses Geländes hin. Ein unklares Plättchen desselben Geländes wird bestätigt: Dreh es um. Ein unklares eines anderen Geländes geht in den Vorrat zurück, und ein unklares des neuen Geländes ersetzt es. Ein bestätigtes ändert sich nie.
rules-misterra-map-5 = Gibt es im Vorrat kein Plättchen des Geländes mehr, lässt diese Hälfte ihr Inselfeld genau so, wie es ist. Das Pergament wird trotzdem bedeckt.
rules-misterra-map-figure-1 = Vom Strand aus: nur das Feld davor.
rules-misterra-map-figure-2 = Vom Land aus: das eigene Feld und seine Nachbarn.
rules-misterra-map-figure-3 = Vom Gebirge aus: in jeder Richtung einen Schritt weiter.
rules-misterra-map-figure-4 = Insel und Pergament, und eine Skizze mit Lagune und Steppe. Auf c4 und d4 würde sie die unklare Lagune bestätigen und das unklare Gebirge ersetzen.

rules-misterra-claim = Halber Tag: beanspruchen
rules-misterra-claim-1 = Statt zu kartieren, kannst du die Skizzenkarte abwerfen und einen deiner Marker auf das Feld legen, auf dem deine Figur steht. Das Plättchen dort muss bestätigt sein.
rules-misterra-claim-2 = Du beanspruchst die Region: alle zusammenhängenden Plättchen dieses Geländes, auch die unklaren. In ihr darf noch kein Marker liegen, auch kein fremder, und ihr Gelände muss ein anderes sein als das deiner früheren Ansprüche. Du hast im ganzen Spiel 3 Marker.
rules-misterra-claim-3 = Regionen können später zusammenwachsen. Eine Region mit mehr als einem Marker bringt am Ende niemandem etwas; so lässt sich ein Anspruch verderben.
rules-misterra-claim-4 = Wer weder kartiert noch beansprucht, wirft die Skizzenkarte ab.

rules-misterra-terrains = Die vier Gelände
rules-misterra-terrains-1 = Dschungel: Von hier aus wird nicht kartiert. Lagune: Tausch eine Skizzenkarte aus, bevor du eine nimmst. Gebirge: Du siehst zwei Schritte weit. Steppe: Geh gleich weiter, wenn du ankommst.
rules-misterra-terrains-2 = Das gilt für unklare und bestätigte Plättchen. Steppe wirkt nur bei der Ankunft, nicht wenn das Plättchen unter dir zu Steppe wird. Der Strand bewirkt nichts.

rules-misterra-end = Das Ende
rules-misterra-end-1 = Am Ende jedes Zuges wird geprüft, ob das Spiel endet. Die Runde wird dann zu Ende gespielt, damit alle gleich viele Züge hatten.
rules-misterra-end-2 = Es endet, wenn alle 25 Inselfelder bestätigt sind, oder alle bis auf leere, die niemand mehr kartieren kann; wenn in Stapel und Auslage keine Skizzenkarte mehr ist; oder wenn der, dessen Zug es war, alle 25 Felder seines Pergaments bedeckt hat.

rules-misterra-scoring = Wertung
rules-misterra-scoring-1 = Nehmt zuerst alle unklaren Plättchen von der Insel, dann jeden Marker, der seine Region mit einem anderen teilt.
rules-misterra-scoring-2 = Übereinstimmung: 2 Punkte für jedes Pergamentfeld mit dem Gelände des bestätigten Plättchens auf demselben Inselfeld.
rules-misterra-scoring-3 = Vollständigkeit: 1 Punkt Abzug für jedes leere Feld des Pergaments.
rules-misterra-scoring-4 = Vermutungen: Beide werden nur auf deinem Pergament gewertet, ob wahr oder nicht.
rules-misterra-scoring-5 = Ansprüche: 2 Punkte für jedes Plättchen einer Region, in der dein Marker noch liegt.
rules-misterra-scoring-6 = Die höchste Summe gewinnt. Bei Gleichstand entscheidet die Übereinstimmung; ist auch sie gleich, teilt man sich den Sieg.

rules-misterra-presumptions = Alle Vermutungen
rules-misterra-presumptions-1 = Eine Zone ist eine Gruppe benachbarter Pergamentfelder eines Geländes; auch ein einzelnes Feld ist eine. Spalten führen vom Strand weg, Zeilen an ihm entlang, und eine Linie zählt nur, wenn alle fünf Felder bedeckt sind. Wo Stufen angegeben sind, gelten die Punkte der höchsten, die du erreichst. Ein Feld darf für beide Karten zählen.

rules-misterra-variants = Varianten
rules-misterra-variants-1 = Erste Partie: Alle bekommen zwei Vermutungen mit demselben Buchstaben, statt zu wählen.
rules-misterra-variants-2 = Meister-Kartografen: 3 Punkte mehr für jede Zeile und jede Spalte aus fünf bestätigten Plättchen, die dein Pergament genau so zeigt. Bei Gleichstand zählen diese Punkte nicht mit.

rules-misterra-solo = Allein gegen Ottoma
rules-misterra-solo-1 = Der Aufbau ist der für zwei. Ottoma hat nur 3 Marker: keine Figur, kein Pergament, keine Vermutungen. Zwei Skizzenkarten kommen ungesehen aus dem Spiel.
rules-misterra-solo-2 = Ottomas Stapel: Leg die 3 Karten mit Anspruch beiseite und nimm eine der übrigen 19 ungesehen heraus. Bilde drei Stapel zu 6, gib zu jedem eine Anspruchskarte und misch jeden so, dass sie nicht obenauf liegt. Leg die Stapel aufeinander, die Geländeseiten nach oben.
rules-misterra-solo-3 = Du beginnst. Nach deinem Zug kommt der Rest der Auslage aus dem Spiel, Ottoma hat zwei halbe Tage, und 5 neue Skizzenkarten werden ausgelegt.
rules-misterra-solo-4 = Für einen halben Tag wird die oberste Karte umgedreht und neben den Stapel gelegt: Ihre Koordinaten nennen die Felder 1 und 2. Die Karte, die nun obenauf liegt, sagt, was Ottoma dort tut, Aktion 1 auf Feld 1 und Aktion 2 auf Feld 2. „Kartieren“ verändert die Insel, als hätte jemand dieses Gelände kartiert. „Bestätigen oder kartieren“ bestätigt ein unklares Plättchen, lässt ein bestätigtes in Ruhe und kartiert das Gelände nur, wo nichts liegt.
rules-misterra-solo-5 = Mit einem Anspruchszeichen beansprucht Ottoma danach die größte Gruppe zusammenhängender bestätigter Plättchen, die nach den üblichen Regeln frei ist: eine Region ohne Marker, in einem Gelände, das Ottoma noch nicht beansprucht hat. Sind mehrere gleich groß, wählst du.
rules-misterra-solo-6 = Das Spiel endet nach einem Zug von Ottoma, wenn dein Pergament bedeckt ist, wenn alle 25 Felder bestätigt sind oder wenn Ottoma keine zwei Karten für einen halben Tag mehr hat: spätestens nach zehn seiner Züge.
rules-misterra-solo-7 = Werte wie sonst und zieh 2 Punkte für jedes Plättchen in Ottomas Regionen ab. Vier Ergebnisse bringen einen Titel. Insgesamt: Mäßig ab 60, Bekannt ab 70, Denkwürdig ab 80, Weltberühmt ab 90, Unsterblich ab 100, darunter Unbedeutend. Vermutungen: Lehrling, Assistent(in) ab 20, Fachmann/-frau ab 40, Dekan(in) ab 60. Übereinstimmung: Papierschieber(in), Topograf(in) ab 20, Landvermesser(in) ab 30, Kartograf(in) ab 40. Ansprüche abzüglich Ottomas: Ängstlich, Vorsichtig ab 1, Wagemutig ab 8, Unerschütterlich ab 16.

rules-misterra-hidden = Was verborgen ist
rules-misterra-hidden-1 = Insel, Pergamente, Figuren, Marker, Auslage, Vorrat und Abgeworfenes sind für alle offen, ebenso wie viele Karten übrig sind. Verborgen sind die Reihenfolge der Skizzenkarten, die Vermutungen der anderen samt den beiden nicht behaltenen und Ottomas Stapel bis auf die Seite, die obenauf liegt. Was unter den Stapel geschoben wurde, wissen alle.

rules-misterra-readings = Wie wir die Regeln lesen
rules-misterra-readings-1 = Die Vermutungen werden gewählt, bevor die Auslage und der Startspieler bekannt sind.
rules-misterra-readings-2 = Die beiden Hälften einer Skizzenkarte verändern die Insel nacheinander: Dschungel, Lagune, Gebirge, Steppe; gleiche Hälften in der Folge a1 bis e5. Ein ersetztes Plättchen ist für die zweite Hälfte wieder im Vorrat.
rules-misterra-readings-3 = Ein leeres Feld kann nicht mehr kartiert werden, wenn keine Figur ein Feld ohne Dschungel erreichen kann, von dem aus eine Skizzenkarte es bedecken könnte.
rules-misterra-readings-4 = Eine umstrittene Region bringt niemandem etwas; anderswo im Netz liest man, sie bringe beiden Punkte. Gegangen wird immer auf ein angrenzendes Feld; dass vom nächstgelegenen Plättchen die Rede ist, ist ein Versehen der deutschen Übersetzung.
rules-misterra-readings-5 = Vermutung 18: Eine kleinste Zone über 6 zählt wie 6. Vermutung 22: Nur Gelände, die du hast, zählen. Vermutungen 24 bis 31: Das Muster gilt, wie es gezeichnet ist, die erste Zeile am weitesten vom Strand, weder gedreht noch gespiegelt; Muster dürfen sich überschneiden.

rules-misterra-unseen = Was wir nicht sehen konnten
rules-misterra-unseen-1 = Wir hatten nur die Texte der Anleitungen, ohne die Bilder. Was unten steht, ist unsere eigene Wahl, so getroffen, dass es zu allem passt, was die Texte sagen.
rules-misterra-unseen-2 = Hast du das Spiel, kannst du es richtigstellen: Schreib die richtigen Einträge in eine Kopie von games/misterra/data/1.toml, als neue Generation, damit alte Partien bleiben, was sie waren; prüf sie mit portolan data check; und eröffne ein Issue damit. Regeln, Computerspieler und diese Bilder richten sich danach.

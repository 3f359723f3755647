### Die Regeln von Kartografen in eigenen Worten: je eine Nachricht für jede Überschrift und jeden Absatz.

rules-cartographers-goal = Worum es geht
rules-cartographers-goal-1 = Du zeichnest eine Landkarte des unbekannten Nordens für eine Königin, die genau weiß, welches Land ihr gefällt. Vier ihrer Erlasse sagen, wofür es Sterne gibt. Nach jeder der vier Jahreszeiten werden zwei davon gewertet; wer nach dem Winter die meisten Sterne hat, gewinnt.
rules-cartographers-goal-2 = Alle zeichnen gleichzeitig nach denselben Karten, jeder auf sein eigenes Blatt. Es können 1 bis 100 mitspielen; am Ablauf ändert das nichts. Allein spielst du um einen Titel.

rules-cartographers-components = Was ihr braucht
rules-cartographers-components-1 = Ein Blatt für jeden: 11 mal 11 Felder, Reihen A bis K von oben, Spalten 1 bis 11, dazu eine Leiste mit 14 Münzen. Es hat zwei Seiten. Beide haben 5 Berge und 6 Ruinen; das Ödland hat in der Mitte außerdem 7 Ödlandfelder.
rules-cartographers-components-2 = Berge und Ödland gelten von Anfang an als gefüllt. Eine Ruine ist nur eine Markierung: Solange nichts darauf gezeichnet ist, ist das Feld leer, und auch gefüllt bleibt es ein Ruinenfeld.
rules-cartographers-components-3 = Fünf Gelände könnt ihr zeichnen: Wald, Dorf, Acker, Wasser und Monster.
rules-cartographers-components-4 = 13 Erkundungskarten, darunter zwei Ruinen; 4 Hinterhalte; 16 Wertungskarten in vier Stapeln zu je 4 (Wälder, Äcker und Wasser, Dörfer, Form des Landes); 4 Erlasse A bis D; 4 Jahreszeiten.
rules-cartographers-components-5 = Felder mit einer gemeinsamen Seite sind Nachbarn, schräg liegende nicht. Zusammenhängende Felder eines Geländes sind eine Gruppe; auch ein einzelnes Feld ist eine.

rules-cartographers-setup = Vor dem Spiel
rules-cartographers-setup-1 = Einigt euch auf eine Seite des Blattes; alle nehmen dieselbe.
rules-cartographers-setup-2 = Zieht aus jedem Stapel eine Wertungskarte, mischt diese vier und legt unter jeden der Erlasse A bis D eine. Alle sehen sie von Anfang an.
rules-cartographers-setup-3 = Mischt die Erkundungskarten. Mischt die Hinterhalte getrennt und steckt den obersten ungesehen in den Erkundungsstapel. Der Frühling beginnt.

rules-cartographers-explore = Ein Zug: erkunden
rules-cartographers-explore-1 = Deckt die oberste Karte des Erkundungsstapels auf und legt sie so zu den schon offenen, dass die Zeit auf allen sichtbar bleibt.
rules-cartographers-explore-2 = Eine Ruinenkarte verlangt noch nichts: Die nächste Karte folgt sofort. Ein Hinterhalt wird sofort ausgeführt.
rules-cartographers-explore-3 = Nun haben alle dieselbe Aufgabe, und jeder entscheidet für sich. Weiter geht es, wenn alle gezeichnet haben.

rules-cartographers-draw = Ein Zug: zeichnen
rules-cartographers-draw-1 = Wähle eine Form und ein Gelände der Karte und zeichne die Form irgendwo auf dein Blatt. Du darfst sie drehen und spiegeln. Sie darf nicht über das Blatt hinausragen und kein gefülltes Feld bedecken, und sie muss nichts berühren.
rules-cartographers-draw-2 = Eine Form mit Münze bringt dir eine Münze: Füll die nächste auf der Leiste aus.
rules-cartographers-draw-3 = Passt keine Form der Karte irgendwohin, zeichnest du ein einzelnes Quadrat in einem Gelände der Karte auf ein beliebiges leeres Feld. Solange eine Form passt, darfst du das Quadrat nicht nehmen, und die Münze einer Form bringt es nie.
rules-cartographers-draw-4 = „Zerrissenes Land“ ist immer ein einzelnes Quadrat, in einem beliebigen der fünf Gelände, auch Monster.
rules-cartographers-draw-5 = Hat dein Blatt kein leeres Feld mehr, zeichnest du nichts.

rules-cartographers-mountains = Berge und Münzen
rules-cartographers-mountains-1 = Sind alle vier Nachbarfelder eines Berges gefüllt, bekommt der Besitzer des Blattes eine Münze, für jeden Berg einmal, egal, wer das letzte Feld gefüllt hat und womit.
rules-cartographers-mountains-2 = Münzen gibst du nie aus, und jede bringt am Ende jeder Jahreszeit wieder einen Stern. Die Leiste hat 14; mehr gibt es nicht.
rules-cartographers-mountains-figure-1 = Der Berg auf B4 hat noch ein leeres Nachbarfeld. Füll es, und der Berg gibt seine Münze.

rules-cartographers-ruins = Ruinen
rules-cartographers-ruins-1 = Nach einer Ruinenkarte muss die Form der nächsten Erkundungskarte mindestens eine offene Ruine bedecken. Jede Form und jedes Gelände der Karte ist recht, und eine Form mit Münze bringt sie wie sonst auch.
rules-cartographers-ruins-2 = Geht das nicht, weil keine Form eine Ruine erreicht oder keine mehr offen ist, zeichnest du ein einzelnes Quadrat auf ein beliebiges leeres Feld, in einem beliebigen der fünf Gelände.
rules-cartographers-ruins-3 = Auch zwei Ruinenkarten nacheinander verlangen nur eine Ruine. Kommt ein Hinterhalt dazwischen, wird er wie sonst gespielt, und die Forderung wartet auf die nächste Erkundungskarte.
rules-cartographers-ruins-4 = Ist es „Zerrissenes Land“, muss das einzelne Quadrat auf eine offene Ruine, wenn es eine gibt.
rules-cartographers-ruins-figure-1 = Die markierten Ruinen sind offen, und die Form muss eine von ihnen bedecken.

rules-cartographers-ambush = Hinterhalt
rules-cartographers-ambush-1 = Alle geben ihr Blatt in Richtung des Pfeils auf der Karte weiter und zeichnen die Form der Karte als Monster auf das Blatt, das sie bekommen, am besten dorthin, wo es wehtut. Drehen und spiegeln ist erlaubt, und die üblichen Grenzen gelten.
rules-cartographers-ambush-2 = Passt die Form nirgends, wird ein einzelnes Monster auf ein beliebiges leeres Feld gezeichnet; gibt es keines, nichts.
rules-cartographers-ambush-3 = Die Blätter gehen zurück. Der Hinterhalt verlässt das Spiel und kostet keine Zeit. Zu zweit zeichnet jeder auf das Blatt des anderen.

rules-cartographers-season = Ein Zug: Ist die Jahreszeit vorbei?
rules-cartographers-season-1 = Zählt die Zeit aller offenen Karten zusammen. Frühling und Sommer enden bei 8, der Herbst bei 7, der Winter bei 6. Ist das erreicht, wird die Jahreszeit gewertet; sonst deckt ihr die nächste Karte auf. Was darüber hinausgeht, verfällt.
rules-cartographers-season-2 = Nach der Wertung mischt ihr alle Erkundungskarten wieder zu einem Stapel und steckt ungesehen einen weiteren Hinterhalt hinein. Ein Hinterhalt, der nicht aufgetaucht ist, bleibt im Stapel; so können es später mehrere sein.

rules-cartographers-scoring = Das Ende einer Jahreszeit
rules-cartographers-scoring-1 = Zwei Erlasse werden gewertet: im Frühling A und B, im Sommer B und C, im Herbst C und D, im Winter D und A. Jeder zählt auf dem eigenen Blatt.
rules-cartographers-scoring-2 = Jede bisher gefüllte Münze bringt 1 Stern.
rules-cartographers-scoring-3 = Jedes leere Feld neben einem Monster kostet 1 Stern, auch neben mehreren Monstern nur 1. Die Summe einer Jahreszeit kann negativ sein.
rules-cartographers-scoring-figure-1 = Die leeren Felder um diese Monster: Jedes kostet einen Stern, in jeder Jahreszeit wieder, bis es gefüllt ist.

rules-cartographers-cards = Alle Wertungskarten
rules-cartographers-cards-1 = Von je vier Karten ist eine im Spiel. Alle Bilder zeigen dieselbe Landkarte; umrandet ist, wofür die Karte dort Sterne gibt.

rules-cartographers-end = Das Ende
rules-cartographers-end-1 = Nach dem Winter werden die Sterne aller Jahreszeiten zusammengezählt, und die höchste Summe gewinnt. Bei Gleichstand liegt vorn, wer im ganzen Spiel weniger Sterne an Monster verloren hat; ist auch das gleich, teilt man sich den Sieg.

rules-cartographers-solo = Allein
rules-cartographers-solo-1 = Alles geht wie sonst, nur Hinterhalte nicht: Niemand ist da, der sie zeichnet, also suchen sie sich ihren Weg. Die Form bleibt, wie sie gedruckt ist. Sie beginnt in der Ecke, die die Karte zeigt, und rückt in Pfeilrichtung Feld um Feld am Rand entlang, einmal ganz herum. Gezeichnet wird sie am ersten Platz, an dem sie passt.
rules-cartographers-solo-2 = Findet sich auf der ganzen Runde kein Platz, beginnt die nächste an derselben Ecke ein Feld weiter innen, und so weiter bis zur Mitte. Passt sie nirgends, bleibt der Hinterhalt ohne Wirkung.
rules-cartographers-solo-3 = Am Ende werden die Solozahlen der vier Wertungskarten von deinen Sternen abgezogen; das ist deine Bewertung. Ab 30 heißt du Legende der Kartografie, ab 20 Meisterhand der Kartenschmiede, ab 10 Gesellenhand der Topografie, ab 0 Lehrling der Landvermessung, ab −5 Laie mit Augenmaß, ab −10 Hilfskraft mit zwei linken Händen, ab −20 Kritzelkopf ohne Plan, ab −30 Ahnungsloser Tintenschluckspecht; darunter gibt es keinen Titel.
rules-cartographers-solo-4 = Die Solozahlen: Wächterwald 25, Grünzweig 22, Baumturm 17, Felsenforst 18; Kanalsee 24, Magiertal 22, Der goldene Kornspeicher 20, Weites Uferland 27; Wildfesten 16, Große Stadt 16, Grüngoldene Ebenen 21, Schildtor 20; Grenzlande 24, Verlorene Baronie 24, Der geborstene Weg 24, Die Hexenkessel 20.

rules-cartographers-hidden = Was verborgen ist
rules-cartographers-hidden-1 = Blätter, Münzen und alle Karten im Spiel liegen offen. Niemand kennt die Reihenfolge des Erkundungsstapels und welche Hinterhalte darin stecken. Was jemand zeichnet, sehen die anderen, wenn alle gezeichnet haben.

rules-cartographers-readings = Wie wir die Regeln lesen
rules-cartographers-readings-1 = Zeigt der Pfeil im Uhrzeigersinn, zeichnet jeder auf das Blatt dessen, der im Uhrzeigersinn vor ihm sitzt; beim anderen Pfeil auf das dessen, der nach ihm sitzt.
rules-cartographers-readings-2 = Wächterwald: Ein Eckfeld zählt einmal. Felsenforst: Jeder Berg zählt einmal, wenn einer der Wälder an ihm auch an einen anderen Berg grenzt.
rules-cartographers-readings-3 = Der goldene Kornspeicher: Ruinen zählen bedeckt und offen; Wasser, das selbst auf einer Ruine liegt, bekommt für dieses Feld nichts. Weites Uferland: Ein einziges Feld am Rand oder neben dem anderen Gelände verdirbt die ganze Gruppe.
rules-cartographers-readings-4 = Große Stadt: Gruppen an einem Berg scheiden aus, dann zählt die größte der übrigen. Grüngoldene Ebenen: Es zählen Wald, Acker, Wasser, Monster und Berg. Schildtor: Sind zwei Gruppen gleich groß an der Spitze, ist eine davon die zweite; eine einzige Gruppe bringt nichts.
rules-cartographers-readings-5 = Der geborstene Weg: Die Diagonalen laufen vom linken Rand nach rechts unten bis zum unteren; das Feld in der Ecke links unten ist für sich schon eine. Verlorene Baronie: Auch ein einzelnes Feld ist ein Quadrat. Die Hexenkessel: Auch eine offene Ruine kann ein solches Feld sein.
rules-cartographers-readings-6 = Die Runde beim Alleinspiel genau: Der Kasten um die Form bleibt immer auf dem Blatt, und jede Runde besucht die Plätze, die gleich weit vom Rand entfernt sind.

rules-cartographers-unseen = Was wir nicht sehen konnten
rules-cartographers-unseen-1 = In diesem Spiel ist nichts geraten: Blätter, Karten und Solozahlen sind mit den gedruckten verglichen.
rules-cartographers-unseen-2 = Findest du trotzdem einen Fehler, stell ihn richtig: Schreib die richtigen Einträge in eine Kopie von games/cartographers/data/1.toml, als neue Generation, damit alte Partien bleiben, was sie waren; prüf sie mit portolan data check; und eröffne ein Issue damit.

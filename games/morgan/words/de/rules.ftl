### Die Regeln von Morgans magischer Landkarte in eigenen Worten: je eine Nachricht für jede Überschrift und jeden Absatz.

rules-morgan-goal = Worum es geht
rules-morgan-goal-1 = Kapitän Morgan hat die Landkarte seiner Schatzinsel zerrissen. Die Stücke liegen auf dem Tisch, und alle schieben sie hin und her. Deine Karten sagen, wie weit von welcher Wegmarke etwas vergraben ist: Ordne die Landkarte, geh dorthin, wo möglichst viele davon stimmen, und grab.
rules-morgan-goal-2 = Je mehr Karten an einem Ort stimmen, desto tiefer gräbst du und desto besser ist der Schatz. Gehen die Schätze aus, gewinnen die meisten Dublonen an Geld und Schätzen. Es spielen 2 bis 4.

rules-morgan-components = Was ihr braucht
rules-morgan-components-1 = 20 Plättchen. Jede ihrer vier Seiten ist Land oder Wasser. 18 zeigen eine Wegmarke, etwa den Leuchtturm oder die Gruft; zwei zeigen nur offene See.
rules-morgan-components-2 = 72 Karten: vier für jede Wegmarke, mit den Entfernungen 0, 1, 2 und 3. Jede trägt auch ein Symbol, das später einen Bonus gibt: Schaufel bei 0, Stiefel bei 1, Dublonen bei 2, Landkarte bei 3.
rules-morgan-components-3 = 29 Schätze mit einem Rang von 1 bis 29 und einem Wert. Sie gehören zu sechs Sammlungen: 8 Edelsteine, 5 Silber, 5 Gold, 4 Perlen, 4 Schmuck, 3 Jade.
rules-morgan-components-4 = Die Schatztafel mit den Stufen I bis V; wer dort einen Schatz nimmt, bekommt 0, 1, 2, 3 oder 4 Dublonen dazu. Ein Pirat für jeden, und Dublonen, so viele ihr braucht.

rules-morgan-setup = Vor dem Spiel
rules-morgan-setup-1 = Legt alle 20 Plättchen zufällig als Rechteck aus, 4 breit und 5 lang, beliebig gedreht, sodass überall Land an Land und Wasser an Wasser stößt. Am äußeren Rand ist alles erlaubt.
rules-morgan-setup-2 = Mischt die Schätze, deckt 5 auf und ordnet sie nach ihrem Rang auf der Tafel, den niedrigsten bei I.
rules-morgan-setup-3 = Jeder bekommt 4 Karten, die die anderen nicht sehen dürfen, und 2 Dublonen. Lost aus, wer beginnt.
rules-morgan-setup-4 = Beginnend rechts vom Startspieler und gegen den Uhrzeigersinn stellt jeder seinen Piraten auf eines der vier Eckplättchen; der Startspieler wählt zuletzt. Eine Ecke darf man teilen, zahlt aber jedem Piraten, der schon dort steht, 1 Dublone; ohne das Geld darf man nicht hin.

rules-morgan-turn = Ein Zug
rules-morgan-turn-1 = Es geht im Uhrzeigersinn. Ein Zug hat vier Schritte, immer in dieser Folge: Landkarte ändern, laufen, graben, ziehen. Alles außer dem Ziehen darf man auslassen.
rules-morgan-turn-2 = In deinem Zug darfst du außerdem die Karten einsetzen, die offen vor dir liegen: siehe Boni.

rules-morgan-map = Schritt 1: Landkarte ändern
rules-morgan-map-1 = Du darfst ein Plättchen nehmen und anderswo anlegen, beliebig gedreht. Es darf kein Pirat darauf stehen, auch nicht deiner, und mindestens eine seiner Seiten muss ohne Nachbarn sein.
rules-morgan-map-2 = Der neue Platz muss leer und ein anderer sein als vorher, er muss mindestens ein Plättchen berühren, und jede Seite, die ein anderes berührt, muss dazu passen: Land an Land, Wasser an Wasser.
rules-morgan-map-3 = Die Landkarte darf in alle Richtungen wachsen, Löcher dürfen entstehen und verschwinden. Nach jedem einzelnen Plättchen aber muss alles über Seiten zusammenhängen.
rules-morgan-map-4 = Ein Plättchen auf der Stelle zu drehen, ist kein Versetzen.
rules-morgan-map-figure-1 = Das Plättchen im Osten ist aufgehoben; es darf auf jeden Platz mit einem Plus. Auf allen Seiten umgebene Plättchen bleiben liegen, und auch das, auf dem ein Pirat steht.

rules-morgan-walk = Schritt 2: laufen
rules-morgan-walk-1 = Du darfst bis zu 2 Schritte laufen, von Plättchen zu Nachbarplättchen, nicht schräg und nie in eine Lücke. Ob Land oder Wasser, ist egal: Piraten haben Boote.
rules-morgan-walk-2 = Betrittst du ein Plättchen mit anderen Piraten, ob du durchläufst oder bleibst, zahlst du jedem von ihnen 1 Dublone. Kannst du das nicht, darfst du nicht hin. Weggehen kostet nichts.
rules-morgan-walk-figure-1 = Zwei Schritte und eine Dublone. Wer auf das Plättchen des anderen Piraten kommt, zahlt eine Dublone.

rules-morgan-dig = Schritt 3: graben
rules-morgan-dig-1 = Stimmen Karten deiner Hand dort, wo dein Pirat steht, darfst du beliebig viele davon ausspielen, mindestens eine. Eine Karte stimmt, wenn die Wegmarke genau so viele Schritte entfernt ist, wie sie sagt: Zähl Spalten und Zeilen bis dorthin, nicht schräg, und Lücken wie Plättchen. 0 heißt, dass du darauf stehst.
rules-morgan-dig-2 = Die Karten kommen offen vor dich und bleiben dort für ihre Boni liegen.
rules-morgan-dig-3 = Dann nimm einen Schatz. Wie viele Karten du in diesem Zug gespielt hast, sagt, wie tief du kommst: Mit drei Karten wählst du unter den Stufen I, II und III. Jede Schaufel bringt dich eine Stufe tiefer. Mehr als vier Karten hat niemand, also braucht Stufe V immer eine Schaufel.
rules-morgan-dig-4 = Nimm auch die Dublonen dieser Stufe. Leg den Schatz verdeckt vor dich, deck sofort einen neuen auf und ordne die fünf wieder nach Rang. In einem Zug wird einmal gegraben.
rules-morgan-dig-figure-1 = Wie weit jedes Plättchen von der Gruft entfernt ist. Mit „Gruft 2“ kannst du auf den umrandeten graben.

rules-morgan-draw = Schritt 4: ziehen
rules-morgan-draw-1 = Zuerst darfst du eine Karte deiner Hand abwerfen. Dann ziehst du, bis du 4 hast. Damit endet dein Zug.
rules-morgan-draw-2 = Ist der Stapel leer, werden die abgeworfenen Karten zu einem neuen gemischt. Gibt es auch keine abgeworfenen, ziehst du, was da ist.

rules-morgan-bonuses = Boni
rules-morgan-bonuses-1 = In deinem eigenen Zug darfst du Karten, die offen vor dir liegen, für ihren Bonus abwerfen, auch solche aus demselben Zug, aber nie Karten aus der Hand.
rules-morgan-bonuses-2 = Landkarte: in Schritt 1 ein Plättchen mehr versetzen. Stiefel: in Schritt 2 zwei Schritte mehr. Schaufel: in Schritt 3 eine Stufe tiefer. Dublonen: 2 Dublonen, jederzeit in deinem Zug, auch mitten im Laufen, um einen Zoll zu zahlen.
rules-morgan-bonuses-3 = Zwei offene Karten mit demselben Symbol dürfen zusammen als ein beliebiges Symbol abgeworfen werden.
rules-morgan-bonuses-4 = Tragen mehrere deiner offenen Karten das Symbol, wählst du, welche du abwirfst. Das ist nicht egal: Abgeworfene Karten kommen wieder, wenn der Stapel neu gemischt wird.

rules-morgan-end = Das Ende
rules-morgan-end-1 = Das Spiel endet sofort, wenn der letzte Schatz des Stapels aufgedeckt wird: 24 sind gehoben, die 5 auf der Tafel bleiben. Niemand zieht mehr, und keine Karte wird mehr zu Geld.

rules-morgan-scoring = Wertung
rules-morgan-scoring-1 = Für jede der sechs Sammlungen bekommt 6 Dublonen, wer die meisten Schätze davon hat. Bei Gleichstand wird geteilt: zu zweit je 3, zu dritt je 2, zu viert je 1. Mindestens einen Schatz der Sammlung muss man haben.
rules-morgan-scoring-2 = Dein Ergebnis sind dein Geld, diese Boni und der Wert deiner Schätze zusammen. Das höchste gewinnt. Bei Gleichstand entscheidet der höhere Wert der Schätze; ist auch der gleich, teilt man sich den Sieg.

rules-morgan-alone = Allein, und ohne Ende
rules-morgan-alone-1 = Die Anleitung kennt kein Spiel für eine Person. Gegen Computerspieler kannst du hier trotzdem allein spielen.
rules-morgan-alone-2 = Damit keine Partie ewig dauert, endet sie nach einer Anzahl von Runden ohne Grabung; 20, wenn du nichts anderes wählst. Gezählt werden Züge in Folge: Zu dritt sind 20 Runden 60 Züge hintereinander, in denen niemand gräbt, gleich wer den ersten davon hatte. Dann wird gewertet, wie es steht.

rules-morgan-hidden = Was verborgen ist
rules-morgan-hidden-1 = Verborgen sind die Handkarten der anderen und die Reihenfolge beider Stapel. Schätze werden offen genommen und liegen dann verdeckt; wer zugesehen hat, kennt sie, also kann die Seite sie zeigen: Dafür gibt es einen Schalter.

rules-morgan-readings = Wie wir die Regeln lesen
rules-morgan-readings-1 = Die Landkarte muss nach jedem einzelnen Plättchen zusammenhängen, auch wenn du mehrere versetzt.
rules-morgan-readings-2 = Der Zoll ist bei jedem Betreten fällig, also noch einmal, wenn du zurückkommst.
rules-morgan-readings-3 = Auch nach einer Schaufel darfst du in derselben Grabung weitere Karten spielen, die stimmen.
rules-morgan-readings-4 = Auch mit voller Hand darfst du eine Karte abwerfen und eine ziehen. Wer zieht, beendet den Zug; Dublonenkarten warten dann auf den nächsten.

rules-morgan-unseen = Was wir nicht sehen konnten
rules-morgan-unseen-1 = Wir hatten nur den Text der Anleitung, ohne die Bilder. Was unten steht, ist unsere eigene Wahl, so getroffen, dass es zu allem passt, was der Text sagt.
rules-morgan-unseen-2 = Entfernungen und Symbole der 72 Karten und die Dublonen der Schatztafel folgen aus Beispielen im Text.
rules-morgan-unseen-3 = Hast du das Spiel, kannst du es richtigstellen: Schreib die richtigen Einträge in eine Kopie von games/morgan/data/1.toml, als neue Generation, damit alte Partien bleiben, was sie waren; prüf sie mit portolan data check; und eröffne ein Issue damit. Regeln, Computerspieler und diese Bilder richten sich danach.

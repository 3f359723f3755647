### Der Lehrgang. Die Seite lädt ihn, wenn jemand das Spiel lernt.

learn-misterra-land = Ihr erkundet zusammen eine Insel, und alle zeichnen sie auf ihr eigenes Pergament. Getreue Felder, deine geheimen Vermutungen und Ansprüche bringen Punkte. Geh erst an Land: Wähle ein Strandfeld. Von dort siehst du nur das Feld davor.
learn-misterra-sketch = An jedem halben Tag nimmst du eine Skizzenkarte aus der Auslage: zwei Gelände nebeneinander. Nimm eine, deren Gelände du brauchen kannst.
learn-misterra-map = Leg die Skizze auf dein Pergament (R dreht sie): mindestens eine Hälfte auf ein Feld in Sicht, das umrandet ist. Die Insel ändert sich mit: Ein leeres Feld bekommt ein unklares Plättchen, ein unklares mit gleichem Gelände wird bestätigt, ein anderes ersetzt.
learn-misterra-walk = Geh ein Feld weit, auf den Strand oder auf ein Plättchen. Betrittst du Steppe, darfst du sofort weitergehen. Du darfst auch stehen bleiben.
learn-misterra-lagoon = Du stehst auf einer Lagune: Bevor du eine Skizzenkarte nimmst, darfst du eine aus der Auslage unter den Stapel schieben und bekommst eine neue dafür.
learn-misterra-jungle = Neben dir liegt Dschungel. Aus dem Dschungel heraus kannst du nicht kartieren, nur beanspruchen oder die Skizze abwerfen. Geh außen herum, wenn du ihn nicht beanspruchen willst.
learn-misterra-mountain = Neben dir liegt Gebirge. Vom Gebirge aus siehst du in jede Richtung zwei Felder weit: mehr Platz für eine Skizze.
learn-misterra-claim = Du stehst auf einem bestätigten Plättchen einer Region, die noch niemand beansprucht: Du darfst sie beanspruchen, statt zu kartieren. Jedes ihrer Plättchen bringt am Ende 2, aber eine Region mit zwei Markern bringt niemandem etwas.
learn-misterra-presumptions = Deine zwei Vermutungen sind geheim. Sie bringen Punkte für dein Pergament, ob es stimmt oder nicht. Beim Zwischenstand siehst du sie, auch wie ein Zug sie ändern würde.
learn-misterra-confirm = Am Ende bringt jedes Feld, das mit einem bestätigten Plättchen übereinstimmt, 2 Punkte. Kartiere also dort, wo andere Unklares gezeichnet haben: Bestätige, was dir passt, und überdecke auf deinem Pergament, was nicht stimmt.
learn-misterra-display = Die Auslage wird erst nach beiden halben Tagen aufgefüllt; was du jetzt nimmst, bekommt sonst niemand.
learn-misterra-end = Die Partie endet, wenn die Insel bestätigt ist, die Skizzenkarten aufgebraucht sind oder jemand alle 25 Felder bedeckt hat. Jedes leere Feld kostet 1. Jetzt weißt du alles: Spiel weiter.
learn-misterra-goal = Ihr erforscht gemeinsam eine Insel, und alle zeichnen sie auf ein eigenes Pergament. Am Ende zählt dein Pergament: Punkte für das, was stimmt, für zwei geheime Vermutungen und für beanspruchte Regionen; leere Felder kosten Punkte.
learn-misterra-first = So geht ein halber Tag: Geh (jetzt: lande auf einem Strandfeld), nimm eine Skizze und lege sie so auf dein Pergament, dass mindestens eine Hälfte in Sicht ist; das ist umrandet. Tu alles drei, dann bestätige.
learn-misterra-first-done = Dein Pergament hat die ersten beiden Gelände, und auch die Insel zeigt sie: unklar, denn bisher hast nur du sie gesehen.
learn-misterra-hazy = Ein Plättchen mit Wolke ist unklar: Jemand hat es gezeichnet. Bestätigt, mit Häkchen, ist es, wenn es ein zweites Mal mit demselben Gelände kartiert wird. Ein anderes Gelände ändert ein unklares. Bestätigte ändern sich nie.
learn-misterra-make-true = Bestätige ein Plättchen: Geh dorthin, wo du unklare siehst, nimm eine Skizze mit demselben Gelände und lege sie auf dieselben Felder.
learn-misterra-make-true-done = Jedes Feld deines Pergaments, das einem bestätigten Plättchen gleicht, bringt am Ende 2 Punkte. Einigkeit lohnt sich also.
learn-misterra-terrains = Das Plättchen, auf dem du stehst, verändert deinen halben Tag. Steppe: Du gehst gleich weiter. Lagune: Bevor du eine Skizze nimmst, darfst du eine der Auslage austauschen. Gebirge: Du siehst in jede Richtung zwei Felder weit. Dschungel: Du kannst nicht kartieren, nur beanspruchen oder die Skizze abwerfen.
learn-misterra-claim-region = Statt zu kartieren, darfst du beanspruchen: Steh auf einem bestätigten Plättchen einer Region, die noch niemand beansprucht hat, nimm eine Skizze und wähle Beanspruchen.
learn-misterra-claim-region-done = Jedes Plättchen einer beanspruchten Region bringt am Ende 2 Punkte. Jeder deiner Ansprüche braucht ein anderes Gelände, und eine Region, in der zwei Marker zusammenwachsen, bringt niemandem etwas. Warte also, bis eine Region groß ist, aber nicht zu lange.
learn-misterra-score = Neben den Plänen siehst du deine Punkte, wenn jetzt Schluss wäre, und was ein Entwurf daran ändert. Vermutungen zählen, was auf deinem Pergament ist, ob es stimmt oder nicht. Sie gehören dir allein: Niemand sonst sieht sie. Meistens bekommst du am Anfang vier und behältst zwei: Wähle, was zusammenpasst.
learn-misterra-play = Spiele jetzt eine erste Partie gegen einen Computer. Ein Vorschlag ist immer nur einen Druck entfernt.

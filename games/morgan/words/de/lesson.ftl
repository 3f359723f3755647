### Der Lehrgang. Die Seite lädt ihn, wenn jemand das Spiel lernt.

learn-morgan-land = Lande an einer Ecke der Insel: Wähle eine. Wer schon dort ist, bekommt von dir eine Dublone.
learn-morgan-map = Jede Karte nennt eine Wegmarke und eine Entfernung. Versetz ein Plättchen so, dass deine Karten an einem Ort stimmen, den du erreichst: Heb eines am Rand auf, dann sind die Stellen markiert, an die es passt; R dreht es.
learn-morgan-walk = Laufe bis zu zwei Plättchen weit, über Land wie über Wasser. Die kleinen Zahlen sagen, wie viele deiner Karten dort stimmen würden. Zeig auf eine Karte, um alle Plättchen zu sehen, auf denen sie stimmt.
learn-morgan-dig = Eine deiner Karten stimmt hier: Grab! Spiel die Karten, die stimmen; jede bringt dich eine Stufe tiefer.
learn-morgan-take = Wähle einen Schatz aus den Stufen, die du erreichst. Die tieferen bringen auch Dublonen. Dann wird aufgefüllt und neu sortiert.
learn-morgan-bonus = Die gespielten Karten liegen offen vor dir, und jede trägt ein Symbol: Wirf sie ab, um noch ein Plättchen zu bewegen, weiter zu laufen, tiefer zu graben oder zwei Dublonen zu bekommen. Zwei gleiche gelten als beliebiges Symbol.
learn-morgan-draw = Ziehen beendet den Zug: Du darfst eine Karte abwerfen, die nirgends hinführt, und ziehst dann auf vier auf.
learn-morgan-tolls = Wer ein Plättchen mit anderen Piraten betritt, zahlt jedem von ihnen eine Dublone. Umwege sind frei.
learn-morgan-sets = Schätze gehören zu sechs Sammlungen. Wer am Ende die meisten Schätze einer Sammlung hat, bekommt 6 Dublonen; bei Gleichstand wird geteilt. Achte darauf, was die anderen sammeln.
learn-morgan-end = Die Partie endet sofort, wenn der letzte Schatz ausliegt. Dublonen, Schätze und Sammlungen werden zusammengezählt. Jetzt weißt du alles: Spiel weiter.
learn-morgan-goal = Ihr seid Piraten auf einer Insel mit magischer Karte: Ihre Teile lassen sich verschieben. Mit den Karten auf deiner Hand gräbst du Schätze aus. Wer am Ende die meisten Dublonen hat, gewinnt; auch Schätze und ganze Sammlungen sind Dublonen wert.
learn-morgan-first = Alle landen an einer Ecke der Insel. Wähle eine, dann bestätige. Ist dort schon jemand, schuldest du ihm eine Dublone.
learn-morgan-first-done = Du bist an Land. Ein Zug hat vier Teile: Karte ändern, laufen, graben, ziehen. Die ersten drei darfst du auslassen.
learn-morgan-cards = Jede deiner Karten nennt einen Ort und eine Entfernung: Sie gilt auf jedem Teil, das genau so viele Schritte von dem Ort entfernt ist. Zeige auf eine Karte oder tippe sie an, dann leuchten diese Teile. Die kleinen Zahlen auf der Insel sagen, wie viele deiner Karten dort gelten.
learn-morgan-dig-up = Grabe einen Schatz aus: Lauf bis zu zwei Teile weit dorthin, wo eine Karte gilt (du darfst vorher ein Teil so verschieben, dass sie es tut), grabe, spiele die Karte und nimm einen Schatz von einer Stufe, die du erreichst. Jede gespielte Karte führt eine Stufe tiefer.
learn-morgan-dig-up-done = Dein erster Schatz! Gespielte Karten bleiben offen vor dir liegen. Später kannst du sie für ihr Zeichen abwerfen: noch ein Teil verschieben, weiter laufen, tiefer graben oder zwei Dublonen.
learn-morgan-deeper = Jetzt tiefer: Nimm einen Schatz von Stufe II oder darunter. Spiele mehrere Karten, die auf einem Teil gelten, oder nutze eine offene Karte mit einer Schaufel.
learn-morgan-deeper-done = Tiefere Stufen bringen zum Schatz noch Dublonen.
learn-morgan-score = Schätze gehören zu sechs Sammlungen. Wer am Ende die meisten einer Sammlung hat, bekommt 6 Dublonen; bei Gleichstand wird geteilt. Wer ein Teil mit anderen Piraten betritt, zahlt jedem eine Dublone. Das Spiel endet, wenn der letzte Schatz ausliegt.
learn-morgan-play = Ein Zug endet mit dem Ziehen; vorher darfst du eine Karte abwerfen. Spiele jetzt eine erste Partie gegen einen Computer; Tipps kommen, wenn etwas Neues geschieht, und ein Vorschlag ist immer nur einen Druck entfernt.

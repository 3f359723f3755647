### Maps of Misterra, in our own words; terms and titles are those of the German edition, the names of the presumptions ours.
### "Karte" is a card only. Terrains have three genders: they stand without an article. A space never begins a sentence.

misterra-name = Maps of Misterra
misterra-about = Erkunde eine Insel, die noch niemand kennt, und zeichne sie auf dein Pergament. Jede Skizze formt die Insel für alle; zeichne sie, wie sie ist, oder so, wie deine Geldgeber sie gern hätten.
misterra-facts = etwa 25 Minuten · einige Regeln zu lernen
misterra-thanks = Maps of Misterra ist ein Spiel von Mathieu Bossu, Timothée Decroix und Thomas Cariate mit Bildern von Stanislas Puech; es erscheint bei Sit Down!

misterra-terrain-jungle = Dschungel
misterra-terrain-lagoon = Lagune
misterra-terrain-mountain = Gebirge
misterra-terrain-steppe = Steppe

## Presumptions
misterra-card-1 = Dschungelzonen
misterra-card-2 = Lagunenzonen
misterra-card-3 = Gebirgszonen
misterra-card-4 = Steppenzonen
misterra-card-5 = Dschungel am Rand
misterra-card-6 = Lagunen am Rand
misterra-card-7 = Gebirge am Rand
misterra-card-8 = Steppe am Rand
misterra-card-9 = Spalten mit allen vieren
misterra-card-10 = Zeilen mit allen vieren
misterra-card-11 = Spalten aus einem Guss
misterra-card-12 = Zeilen aus einem Guss
misterra-card-13 = Dschungel abseits der Steppe
misterra-card-14 = Lagunen abseits der Gebirge
misterra-card-15 = Gebirge abseits des Dschungels
misterra-card-16 = Steppe abseits der Lagunen
misterra-card-17 = Die größte Zone
misterra-card-18 = Die kleinste Zone
misterra-card-19 = Einzelfelder
misterra-card-20 = Zweierzonen
misterra-card-21 = Das häufigste Gelände
misterra-card-22 = Das seltenste Gelände
misterra-card-23 = Vierersets
misterra-card-24 = Dschungel–Lagune–Gebirge
misterra-card-25 = Lagune–Gebirge–Steppe
misterra-card-26 = Gebirge–Steppe–Dschungel
misterra-card-27 = Steppe–Dschungel–Lagune
misterra-card-28 = Dschungel–Lagune über Gebirge–Steppe
misterra-card-29 = Lagune–Gebirge über Steppe–Dschungel
misterra-card-30 = Gebirge–Steppe über Dschungel–Lagune
misterra-card-31 = Steppe–Dschungel über Lagune–Gebirge

## What the presumptions pay
misterra-rule-1 = Jede Dschungelzone: 3 Felder bringen 2, 4 bringen 5, 5 bringen 8, 6 oder mehr bringen 12
misterra-rule-2 = Jede Lagunenzone: 3 Felder bringen 2, 4 bringen 5, 5 bringen 8, 6 oder mehr bringen 12
misterra-rule-3 = Jede Gebirgszone: 3 Felder bringen 2, 4 bringen 5, 5 bringen 8, 6 oder mehr bringen 12
misterra-rule-4 = Jede Steppenzone: 3 Felder bringen 2, 4 bringen 5, 5 bringen 8, 6 oder mehr bringen 12
misterra-rule-5 = 4 Dschungelfelder am Rand bringen 4, 5 bringen 6, 6 bringen 8, 7 bringen 11, 8 bringen 14, jedes weitere 1 mehr
misterra-rule-6 = 4 Lagunenfelder am Rand bringen 4, 5 bringen 6, 6 bringen 8, 7 bringen 11, 8 bringen 14, jedes weitere 1 mehr
misterra-rule-7 = 4 Gebirgsfelder am Rand bringen 4, 5 bringen 6, 6 bringen 8, 7 bringen 11, 8 bringen 14, jedes weitere 1 mehr
misterra-rule-8 = 4 Steppenfelder am Rand bringen 4, 5 bringen 6, 6 bringen 8, 7 bringen 11, 8 bringen 14, jedes weitere 1 mehr
misterra-rule-9 = 4 Punkte für jede volle Spalte, die alle vier Geländearten zeigt
misterra-rule-10 = 4 Punkte für jede volle Zeile, die alle vier Geländearten zeigt
misterra-rule-11 = 5 Punkte für jede volle Spalte aus nur einer Geländeart
misterra-rule-12 = 5 Punkte für jede volle Zeile aus nur einer Geländeart
misterra-rule-13 = 3 Dschungelfelder ohne Steppe daneben bringen 3, 4 bringen 5, 5 bringen 7, 6 bringen 9, 7 bringen 12, jedes weitere 1 mehr
misterra-rule-14 = 3 Lagunenfelder ohne Gebirge daneben bringen 3, 4 bringen 5, 5 bringen 7, 6 bringen 9, 7 bringen 12, jedes weitere 1 mehr
misterra-rule-15 = 3 Gebirgsfelder ohne Dschungel daneben bringen 3, 4 bringen 5, 5 bringen 7, 6 bringen 9, 7 bringen 12, jedes weitere 1 mehr
misterra-rule-16 = 3 Steppenfelder ohne Lagune daneben bringen 3, 4 bringen 5, 5 bringen 7, 6 bringen 9, 7 bringen 12, jedes weitere 1 mehr
misterra-rule-17 = 4 Felder bringen 4, 6 bringen 10, 8 bringen 15, 10 oder mehr bringen 20
misterra-rule-18 = 2 Felder bringen 6, 3 bringen 10, 4 bringen 18, 5 bringen 25, 6 oder mehr bringen 30
misterra-rule-19 = Zonen aus einem einzigen Feld: 5 bringen 3, 8 bringen 10, 12 bringen 15, 16 bringen 20, 25 bringen 30
misterra-rule-20 = Zonen aus genau 2 Feldern: 4 bringen 6, 6 bringen 10, 8 bringen 15, 10 bringen 20, 12 bringen 25
misterra-rule-21 = Das Gelände, von dem du am meisten hast: 8 Felder bringen 6, 10 bringen 9, 12 bringen 12, 15 oder mehr bringen 18
misterra-rule-22 = 3 Punkte für jedes Feld des Geländes, von dem du am wenigsten hast; was ganz fehlt, zählt nicht mit
misterra-rule-23 = Sets aus allen vier Geländearten, egal wo sie liegen: 3 bringen 5, 4 bringen 8, 5 bringen 12, 6 bringen 18
misterra-rule-24 = 5 Punkte, sooft Dschungel, Lagune, Gebirge von links nach rechts nebeneinanderliegen
misterra-rule-25 = 5 Punkte, sooft Lagune, Gebirge, Steppe von links nach rechts nebeneinanderliegen
misterra-rule-26 = 5 Punkte, sooft Gebirge, Steppe, Dschungel von links nach rechts nebeneinanderliegen
misterra-rule-27 = 5 Punkte, sooft Steppe, Dschungel, Lagune von links nach rechts nebeneinanderliegen
misterra-rule-28 = 8 Punkte für jedes 2×2-Quadrat: Dschungel, Lagune über Gebirge, Steppe
misterra-rule-29 = 8 Punkte für jedes 2×2-Quadrat: Lagune, Gebirge über Steppe, Dschungel
misterra-rule-30 = 8 Punkte für jedes 2×2-Quadrat: Gebirge, Steppe über Dschungel, Lagune
misterra-rule-31 = 8 Punkte für jedes 2×2-Quadrat: Steppe, Dschungel über Lagune, Gebirge

## Where points come from
misterra-reason-faithful-space = getreues Feld
misterra-reason-left-empty = leeres Feld
misterra-reason-zone-by-size = Zone
misterra-reason-edge-spaces = Felder am Rand
misterra-reason-line-with-all-four = Linie mit allen vier Geländearten
misterra-reason-line-of-one-terrain = Linie aus einer einzigen Geländeart
misterra-reason-spaces-apart = Felder, die nicht daran grenzen
misterra-reason-largest-zone = größte Zone
misterra-reason-smallest-zone = kleinste Zone
misterra-reason-zones-of-size = Zonen dieser Größe
misterra-reason-most-of-a-terrain = häufigstes Gelände
misterra-reason-least-of-a-terrain = seltenstes Gelände
misterra-reason-sets-of-all-four = Sets aus allen vier Geländearten
misterra-reason-pattern-found = Muster
misterra-reason-region-claimed = beanspruchte Region
misterra-reason-region-disputed = umstrittene Region
misterra-reason-faithful-row = getreue Zeile
misterra-reason-faithful-column = getreue Spalte

## Titles of the solo game
misterra-title-insignificant = Unbedeutend
misterra-title-dim = Mäßig
misterra-title-famous = Bekannt
misterra-title-memorable = Denkwürdig
misterra-title-illustrious = Weltberühmt
misterra-title-eternal = Unsterblich
misterra-title-apprentice = Lehrling
misterra-title-assistant = Assistent(in)
misterra-title-expert = Fachmann/-frau
misterra-title-dean = Dekan(in)
misterra-title-paper-pusher = Papierschieber(in)
misterra-title-topographer = Topograf(in)
misterra-title-surveyor = Landvermesser(in)
misterra-title-cartographer = Kartograf(in)
misterra-title-fearful = Ängstlich
misterra-title-prudent = Vorsichtig
misterra-title-bold = Wagemutig
misterra-title-intrepid = Unerschütterlich

## What becomes of a space of the island
misterra-update-laid = neu, unklar
misterra-update-confirmed = bestätigt
misterra-update-replaced = ersetzt, unklar
misterra-update-unchanged = bleibt, wie es war
misterra-update-no-tile-left = kein Plättchen übrig

## Why the game ends
misterra-ending-island-confirmed = Die ganze Insel ist bestätigt
misterra-ending-rest-unmappable = Was noch leer ist, kann niemand mehr kartieren
misterra-ending-no-sketches = Es gibt keine Skizzenkarten mehr
misterra-ending-parchment-covered = Ein Pergament ist ganz bedeckt
misterra-ending-otoma-done = Ottomas Karten sind aufgebraucht

## What happens
misterra-event-jungle-laid = Bestätigter Dschungel liegt auf { $spaces }
misterra-event-dealt = { $seat } bekommt die Vermutungen { $numbers }
misterra-event-kept = { $seat } behält zwei Vermutungen: { $one }; { $other }
misterra-event-kept-in-secret = { $seat } behält zwei Vermutungen
misterra-event-revealed = { $count ->
    [one] { $count } Skizzenkarte liegt aus
   *[other] { $count } Skizzenkarten liegen aus
}
misterra-event-first-drawn = { $seat } beginnt
misterra-event-placed = { $seat } landet am Strand, auf { $space }
misterra-event-went = { $seat } geht von { $from } nach { $space }
misterra-event-stayed = { $seat } bleibt auf { $space }
misterra-event-no-sketch = { $seat } findet die Auslage leer; der halbe Tag ist vorbei
misterra-event-exchanged = { $seat } tauscht { $one }–{ $other } gegen { $newone }–{ $newother } aus
misterra-event-took = { $seat } nimmt { $one }–{ $other }
misterra-event-mapped = { $seat } kartiert { $one } auf { $first } ({ $onedid }) und { $other } auf { $second } ({ $otherdid })
misterra-event-claimed = { $tiles ->
    [one] { $seat } beansprucht { $terrain } auf { $space }: { $tiles } Plättchen
   *[other] { $seat } beansprucht { $terrain } auf { $space }: { $tiles } Plättchen
}
misterra-event-left = { $seat } wirft { $one }–{ $other } ab
misterra-event-refilled = { $count ->
    [one] { $count } neue Skizzenkarte wird aufgedeckt
   *[other] { $count } neue Skizzenkarten werden aufgedeckt
}
misterra-event-swept = { $count ->
    [one] { $count } Skizzenkarte verlässt die Auslage und das Spiel
   *[other] { $count } Skizzenkarten verlassen die Auslage und das Spiel
}
misterra-event-otoma-turned = Ottoma nimmt sich { $first } und { $second } vor
misterra-event-otoma-mapped = Ottoma kartiert { $terrain } auf { $space } ({ $did })
misterra-event-otoma-confirmed-or-mapped = Ottoma bestätigt { $space } oder kartiert dort { $terrain } ({ $did })
misterra-event-otoma-claimed = { $tiles ->
    [one] Ottoma beansprucht { $terrain } auf { $space }: { $tiles } bestätigtes Plättchen
   *[other] Ottoma beansprucht { $terrain } auf { $space }: { $tiles } bestätigte Plättchen
}
misterra-event-otoma-claimed-nothing = Ottoma findet nichts zu beanspruchen
misterra-event-end-came = Das ist die letzte Runde: { $ending }
misterra-event-presumptions-shown = { $seat } hatte diese Vermutungen: { $one }; { $other }
misterra-event-scored = { $total ->
    [one] { $seat } kommt auf { $total } Punkt
   *[other] { $seat } kommt auf { $total } Punkte
}

## Lines of the score sheet
misterra-line-fidelity = Übereinstimmung
misterra-line-completeness = Vollständigkeit
misterra-line-presumption = Vermutung { $number }: { $card }
misterra-line-claims = Ansprüche
misterra-line-master = Meister-Kartografen
misterra-line-otoma = Ansprüche von Ottoma

## Actions that a rule forbids
misterra-refused-unknown-action = „{ $word }“ ist keine Aktion; schreib zum Beispiel go a1, take jungle-lagoon oder map jungle a1 lagoon a2
misterra-refused-unknown-space = „{ $word }“ ist kein Feld; schreib a1 bis e5, für den Strand a0 bis e0
misterra-refused-unknown-terrain = „{ $word }“ ist kein Gelände; schreib jungle, lagoon, mountain oder steppe
misterra-refused-unknown-sketch = „{ $word }“ ist keine Skizzenkarte; schreib ihre zwei Geländearten, etwa jungle-lagoon
misterra-refused-unknown-presumption = „{ $word }“ ist keine Vermutung; schreib eine Zahl von 1 bis 31
misterra-refused-same-presumption = Vermutung { $number } ist doppelt genannt; behalte zwei verschiedene
misterra-refused-nothing-asked = Dieser Sitz hat gerade nichts zu entscheiden
misterra-refused-other-step = Jetzt ist etwas anderes zu entscheiden; tu das zuerst
misterra-refused-not-dealt = Vermutung { $number } wurde diesem Sitz nicht ausgeteilt; behalte zwei von seinen vieren
misterra-refused-begins-on-beach = Auf { $space } beginnt niemand; wähle ein Strandfeld, a0 bis e0
misterra-refused-not-placed = Die Figur steht noch nicht auf dem Plan; wähle ein Strandfeld
misterra-refused-already-there = Die Figur steht schon auf { $space }; bleib stehen oder geh woandershin
misterra-refused-empty-space = Auf { $space } liegt kein Plättchen; wähle ein Plättchen oder den Strand
misterra-refused-too-far = Nach { $space } ist es zu weit; geh ein Feld weit, über Steppe auch weiter
misterra-refused-not-in-display = { $one }–{ $other } liegt nicht in der Auslage; nimm eine andere Skizzenkarte
misterra-refused-not-on-lagoon = Austauschen kannst du nur auf einer Lagune; nimm eine Skizzenkarte
misterra-refused-already-exchanged = An einem halben Tag darf nur einmal ausgetauscht werden; nimm jetzt eine Skizzenkarte
misterra-refused-no-sketch-taken = Noch ist keine Skizzenkarte gewählt; nimm zuerst eine
misterra-refused-other-sketch = Die gewählte Skizzenkarte ist { $one }–{ $other }; kartiere diese beiden
misterra-refused-not-adjacent = Die Felder { $one } und { $other } grenzen nicht aneinander; nimm zwei, die es tun
misterra-refused-on-the-beach = Auf { $space } ist Strand, und am Strand wird nicht kartiert; nimm a1 bis e5
misterra-refused-on-jungle = Aus dem Dschungel heraus kann niemand kartieren, und auf { $space } ist Dschungel; beanspruche oder wirf ab
misterra-refused-not-seen = Die Figur sieht weder { $one } noch { $other }; bedecke ein Feld, das sie sieht
misterra-refused-same-as-turned = Beide Hälften sind gleich; nenn ihre Felder der Reihe nach
misterra-refused-nothing-to-claim = Hier gibt es nichts zu beanspruchen; stell dich auf ein bestätigtes Plättchen
misterra-refused-not-confirmed = Das Plättchen auf { $space } ist unklar; beanspruche von einem bestätigten aus
misterra-refused-region-claimed = Der Marker auf { $space } beansprucht diese Region schon; such eine andere
misterra-refused-terrain-claimed = Dieser Sitz beansprucht schon { $terrain }; beanspruche ein anderes Gelände
misterra-refused-no-marker = Es ist kein Anspruchsmarker mehr übrig; kartiere oder wirf ab
misterra-refused-not-tied = Die Gruppe auf { $space } gehört nicht zu den größten; nenn das niedrigste Feld von einer, die es tut

## Maps in text
misterra-map-rows = { $rows ->
    [one] Die Landkarte hat { $rows } Zeile; es müssen 5 sein
   *[other] Die Landkarte hat { $rows } Zeilen; es müssen 5 sein
}
misterra-map-row-length = { $length ->
    [one] Zeile { $row } hat { $length } Feld; es müssen 5 sein
   *[other] Zeile { $row } hat { $length } Felder; es müssen 5 sein
}
misterra-map-unknown = „{ $mark }“ auf { $space } bedeutet nichts; nimm . J L M S, für unklare Plättchen j l m s
misterra-map-tiles = Auf der Landkarte liegt { $tiles }-mal { $terrain }; es gibt nur { $most } Plättchen davon

## Forms
misterra-form-query = Die Anfrage „{ $query }“ gibt es nicht; schreib map oder claim oder lass sie weg
misterra-form-otoma = { $players ->
    [one] Allein spielt man gegen Ottoma; gib die Ansprüche in „otoma“ an
   *[other] Ottoma spielt nur im Solo-Modus mit; lass „otoma“ weg
}
misterra-form-seat = Den Sitz { $seat } gibt es nicht; die Zahl der Sitze in „claims“ ist { $players }
misterra-form-players = Die Spielerzahl ist { $players }; es müssen 1 bis { $most } sein
misterra-form-count = „{ $what }“ braucht einen Eintrag pro Spieler, also { $players }, nicht { $found }
misterra-form-presumption = Die Vermutung { $number } gibt es nicht; schreib 1 bis 31
misterra-form-markers = Jeder Spieler hat { $most } Anspruchsmarker, nicht { $markers }; lass welche weg
misterra-form-claim = Auf { $space } liegt kein bestätigtes Plättchen; beanspruche ein vorhandenes
misterra-form-claims-terrain = Zwei Ansprüche eines Spielers liegen auf { $terrain }; leg jeden auf ein anderes Gelände

## Options
misterra-presumptions-count = { $count ->
    [one] Es ist { $count } Vermutung angegeben; nötig sind zwei
   *[other] Es sind { $count } Vermutungen angegeben; nötig sind zwei
}
misterra-presumption-twice = Vermutung { $number } ist doppelt angegeben; es gibt jede nur einmal
misterra-presumptions-no-seat = Sitz { $seat } hat Vermutungen, aber die Zahl der Sitze ist { $seats }; lass sie weg
misterra-presumptions-first-game = In der ersten Partie werden die Vermutungen in Paaren ausgeteilt; lass die gewählten weg
misterra-presumptions-secret = Vermutungen sind geheim, und die Optionen eines Online-Tisches sehen alle; lass die gewählten weg

misterra-rank = { $total ->
    [one] { $rank }. { $name }: { $total } Punkt
   *[other] { $rank }. { $name }: { $total } Punkte
}

chart-round = Runde { $round }
chart-morning = Vormittag
chart-afternoon = Nachmittag
chart-step-presume = zwei Vermutungen behalten
chart-step-move = bewegen
chart-step-sketch = eine Skizze nehmen
chart-step-map = { $one }–{ $other } kartieren, beanspruchen oder nichts davon
chart-step-otoma-claim = wählen, was Ottoma beansprucht
chart-island = Die Insel
chart-display = Skizzen
chart-deck = { $cards ->
    [one] { $cards } Skizze im Stapel
   *[other] { $cards } Skizzen im Stapel
}
chart-supply = übrige Plättchen
chart-claims = beansprucht { $spaces }
chart-hazy = kleine Buchstaben: unklar
chart-lit = [ ] zuletzt geändert
chart-otoma = Ottoma
chart-otoma-cards = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
chart-otoma-top = oberste Karte:
chart-otoma-maps = kartiert { $terrain }
chart-otoma-confirms = bestätigt oder kartiert { $terrain }
chart-otoma-claims = und beansprucht
coach-keep = { $one } und { $other } behalten
coach-land-on = Auf { $space } landen
coach-go = Nach { $space } gehen
coach-stay = Bleiben
coach-take = { $one } · { $other } nehmen
coach-exchange = { $one } · { $other } austauschen
coach-map = { $one } auf { $first }, { $other } auf { $second } kartieren
coach-claim = Region beanspruchen
coach-leave = Skizzenkarte abwerfen
coach-otoma-claims = Ottoma beansprucht { $space }
coach-new-sketch = eine neue Skizze kommt vom Stapel, vielleicht eine bessere
coach-asks-terrain = { $card }: { $terrain } auf { $count } von { $of } Skizzen
coach-asks-apart = { $card }: { $terrain } ohne { $other } auf { $count } von { $of } Skizzen
coach-asks-alike = { $card }: zweimal dasselbe Gelände auf { $count } von { $of } Skizzen
coach-asks-mixed = { $card }: zweierlei Gelände auf { $count } von { $of } Skizzen
coach-asks-pattern = { $card }: zwei passende Nachbarn auf { $count } von { $of } Skizzen
coach-pair-shares = { $terrain } nützt beiden
coach-pair-quarrels = { $terrain } nützt der einen und schadet der anderen
coach-pair-alike = beide wollen große Zonen
coach-pair-mixed = beide wollen gemischtes Gelände
coach-pair-opposed = die eine will große Zonen, die andere gemischtes Gelände
coach-pair-island = { $terrain } liegt schon auf der Insel
coach-pair-free = keine steht der anderen im Weg
coach-leaves = das Pergament bleibt, wie es ist, und nichts wird verdorben
coach-soon-sketch = { $card } { $points } mit einer weiteren Skizze
coach-hazy = { $count ->
    [one] { $count } getreues Feld mehr, sobald es bestätigt ist
   *[other] { $count } getreue Felder mehr, sobald sie bestätigt sind
}

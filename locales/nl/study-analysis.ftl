# De studeerkamer: een afgelopen partij teruggekeken.

study-analysis = Analyse van de partij
study-analysis-about = Wat heeft elke beslissing gekost, en hoeveel van de uitslag was keuze en hoeveel geluk? Dat wordt hier in je browser uitgerekend; het duurt seconden of minuten en je kunt het stoppen.
study-analysis-carried = Een partij die via een link kwam. Ze wordt hier niet bewaard; wat er gevonden wordt, blijft zolang deze pagina open is.
study-analysis-unfinished = Deze partij is nog niet afgelopen. Daarna kun je haar analyseren.
study-analysis-whose = Wiens beslissingen
study-analysis-start = Analyseren
study-analysis-stop = Stoppen
study-analysis-go-on = Verdergaan
study-analysis-progress = { $at } van { $of } zetten
study-analysis-running = De analyse is bezig: { $percent } %.
study-analysis-stopped = Gestopt na { $at } van { $of } zetten. Wat tot nu toe gevonden is, blijft staan; hoeveel keuze en hoeveel geluk was, is pas na de laatste zet bekend.
study-analysis-over = De analyse is klaar.

## Eén speler
study-analysis-account-alone = Verwacht bij het begin: { $expected } punten. Keuzes: { $skill }. Geluk: { $luck }. Uitslag: { $result }.
study-analysis-account = Verwachte voorsprong op de beste van de anderen bij het begin: { $expected } punten. Keuzes: { $skill }. Geluk en wat de anderen deden: { $luck }. Voorsprong aan het eind: { $result }.
study-analysis-account-against = Verwachte voorsprong op de beste van de anderen bij het begin: { $expected } punten. Keuzes, de eigen tegen die van de anderen: { $skill }. Geluk: { $luck }. Voorsprong aan het eind: { $result }.
study-analysis-cost-in-all = { $count ->
    [one] Vergeleken met de beste gevonden zet heeft { $count } beslissing { $cost } punten gekost.
   *[other] Vergeleken met de beste gevonden zetten hebben { $count } beslissingen samen { $cost } punten gekost.
}
study-analysis-graph-alone = { $name }: de verwachte punten in de loop van de partij
study-analysis-graph = { $name }: de verwachte voorsprong in de loop van de partij
study-analysis-graph-key = De lijn is wat vóór elke beslissing te verwachten was, van het begin tot de uitslag rechts. Een stip erop is een beslissing die iets heeft gekost; hoe groter, hoe duurder. De getallen staan in de tabel met alle beslissingen.
study-analysis-dearest = De duurste beslissingen
study-analysis-nothing = Goed gespeeld: nergens is een duidelijk betere zet gevonden.
study-analysis-move = Zet { $number }
study-analysis-cost = heeft { $cost } punten gekost
study-analysis-played = Gespeeld
study-analysis-better = Beter
study-analysis-brings = Levert op: { $what }
study-analysis-hindsight = De beste landkaart achteraf
study-analysis-hindsight-alone = Wie de volgorde van de kaarten had gekend, had { $stars } sterren kunnen hebben: een beoordeling van { $rating }.
study-analysis-hindsight-stars = Wie de volgorde van de kaarten en de zetten van de anderen had gekend, had { $stars } sterren kunnen hebben.
study-analysis-all = Alle beslissingen
study-analysis-moment = Zet
study-analysis-expected-alone = Verwachte punten
study-analysis-expected = Verwachte voorsprong
study-analysis-costs = Kosten
study-analysis-done = Wat er gebeurde

## Hoe het berekend wordt
study-analysis-how = Hoe dit wordt uitgerekend
study-analysis-how-weighed = Vóór elke beslissing ziet de analyse wat de speler toen zag, en niet meer. Ze bedenkt hoe de verborgen kaarten kunnen liggen, probeert de kansrijkste zetten uit in dezelfde bedachte partijen en vergelijkt wat ervan komt. Wat de beste daarvan meer waard is dan de gespeelde zet, zijn de kosten.
study-analysis-how-chance = Het zijn zo weinig bedachte partijen dat toeval een rol speelt. Een verschil dat het toeval alleen zou kunnen maken, telt als geen verschil. Een beslissing die niets heeft gekost, kan dus toch iets slechter zijn geweest dan de beste.
study-analysis-how-skill = Keuzes worden niet met de beste zet vergeleken, maar met wat een verstandige speler zonder lang nadenken zou doen. Zo kunnen ze punten opleveren en punten kosten. Geluk is al het overige: de kaarten, en wat de anderen doen. In een spel dat zo lang duurt als er kansen worden gemist, tellen de keuzes van de anderen tegen de eigen keuzes, en is geluk alleen de kaarten.
study-analysis-how-expected = Wat te verwachten is, komt uit enkele bedachte partijen waarin iedereen tot het eind verstandig speelt. Het schommelt vanzelf een beetje. Verwachting, keuzes en geluk zijn samen altijd de uitslag.
study-analysis-how-brings = Wat een zet oplevert, telt het scoreblad van ervoor tot het eind van dezelfde beurt, zoals een verstandige speler die zou afmaken.
study-analysis-how-best = De beste zet is de beste die gevonden is. Er kan een betere bestaan, en in de echte partij kan een andere meer geluk hebben gehad.

# De studeerkamer: een afgelopen partij teruggekeken.

library-analysis = Analyse van de partij
library-analysis-about = Wat heeft elke beslissing gekost, en hoeveel van de uitslag was kunnen en hoeveel geluk? Je browser rekent het uit; dat duurt seconden of minuten, en je kunt het altijd stoppen.
library-analysis-carried = Deze partij kwam via een link en wordt hier niet opgeslagen; de analyse blijft zolang deze pagina open is.
library-analysis-once-more = Zet { $count }, nog eens
library-analysis-first-try = je eerste poging
library-analysis-unfinished = Deze partij is nog niet afgelopen. Daarna kun je hem analyseren.
library-analysis-whose = Beslissingen van wie
library-analysis-start = Analyseren
library-analysis-stop = Stoppen
library-analysis-go-on = Verdergaan
library-analysis-progress = { $at } van { $of } zetten
library-analysis-seconds = { $count ->
    [one] nog ongeveer { $count } seconde
   *[other] nog ongeveer { $count } seconden
}
library-analysis-minutes = { $count ->
    [one] nog ongeveer { $count } minuut
   *[other] nog ongeveer { $count } minuten
}
library-analysis-running = De analyse loopt: { $percent } %.
library-analysis-stopped = Gestopt na { $at } van { $of } zetten. Wat tot nu toe gevonden is, blijft; hoeveel kunnen en hoeveel geluk was, is pas na de laatste zet bekend.
library-analysis-over = De analyse is klaar.

## Eén speler
library-analysis-account-alone = Verwacht aan het begin: { $expected } punten. Beslissingen: { $skill }. Geluk: { $luck }. Uitslag: { $result }.
library-analysis-account = Verwachte voorsprong op de anderen aan het begin: { $expected } punten. Beslissingen: { $skill }. Geluk en wat de anderen deden: { $luck }. Voorsprong aan het eind: { $result }.
library-analysis-account-against = Verwachte voorsprong op de anderen aan het begin: { $expected } punten. Beslissingen (die van jou vergeleken met die van de anderen): { $skill }. Geluk: { $luck }. Voorsprong aan het eind: { $result }.
library-analysis-cost-in-all = { $count ->
    [one] Vergeleken met de beste gevonden zet heeft { $count } beslissing { $cost } punten gekost.
   *[other] Vergeleken met de beste gevonden zetten hebben { $count } beslissingen samen { $cost } punten gekost.
}
library-analysis-graph-alone = { $name }: verwachte punten in de loop van de partij
library-analysis-graph = { $name }: verwachte voorsprong in de loop van de partij
library-analysis-graph-key = De lijn toont wat er vóór elke beslissing te verwachten was, van het begin tot de uitslag rechts. Een stip erop is een beslissing die iets heeft gekost: hoe groter, hoe duurder. De getallen staan in de tabel met alle beslissingen.
library-analysis-dearest = De duurste beslissingen
library-analysis-try-again = Opnieuw proberen
library-analysis-next-mistake = Volgende fout
library-analysis-mark-doubtful = twijfelachtig
library-analysis-mark-mistake = een fout
library-analysis-mark-blunder = een blunder
library-analysis-nothing = Goed gespeeld: er is geen duidelijk betere zet gevonden.
library-analysis-move = Zet { $number }
library-analysis-cost = heeft { $cost } punten gekost
library-analysis-played = Gespeeld
library-analysis-better = Beter
library-analysis-brings = Levert op: { $what }
library-analysis-hindsight = De beste landkaart achteraf
library-analysis-hindsight-alone = Als je de volgorde van de kaarten had gekend, waren { $stars } sterren mogelijk geweest: een waardering van { $rating }.
library-analysis-hindsight-stars = Als je de volgorde van de kaarten en de zetten van de anderen had gekend, waren { $stars } sterren mogelijk geweest.
library-analysis-all = Alle beslissingen
library-analysis-moment = Zet
library-analysis-expected-alone = Verwachte punten
library-analysis-expected = Verwachte voorsprong
library-analysis-costs = Kosten
library-analysis-done = Gespeelde zet

## Hoe het berekend wordt
library-analysis-how = Zo wordt het uitgerekend
library-analysis-how-weighed = Vóór elke beslissing ziet de analyse wat de speler toen zag, en niet meer. Ze bedenkt hoe de verborgen kaarten kunnen liggen, probeert de kansrijkste zetten uit in dezelfde bedachte partijen en vergelijkt wat eruit komt. De kosten zijn wat de beste daarvan meer waard is dan de gespeelde zet.
library-analysis-how-chance = Het zijn maar een paar bedachte partijen, dus toeval speelt een rol. Een verschil dat alleen toeval kan zijn, telt niet. Een beslissing die niets heeft gekost, kan dus toch iets slechter zijn geweest dan de beste.
library-analysis-how-skill = Beslissingen worden niet met de beste zet vergeleken, maar met wat een verstandige speler zonder lang nadenken zou doen. Zo kunnen ze punten opleveren en punten kosten. Geluk is al het andere: de kaarten, en wat de anderen doen. In een spel dat zo lang duurt als er kansen worden gemist, worden de beslissingen van de anderen met de eigen verrekend, en is geluk alleen de kaarten.
library-analysis-how-expected = De verwachte uitslag komt uit een paar bedachte partijen waarin iedereen tot het eind verstandig speelt; daarom schommelt hij een beetje. Verwachting, beslissingen en geluk zijn samen altijd de uitslag.
library-analysis-how-brings = Wat een zet oplevert, is het verschil op het scoreblad tussen ervoor en het eind van dezelfde beurt, afgemaakt zoals een verstandige speler dat zou doen.
library-analysis-how-best = De beste zet is de beste die gevonden is. Misschien is er een betere, en in de echte partij had een andere meer geluk kunnen hebben.

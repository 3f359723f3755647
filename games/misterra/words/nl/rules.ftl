### De regels van Maps of Misterra in eigen woorden: een bericht voor elke kop en elke alinea.

rules-misterra-goal = Waar het om gaat
rules-misterra-goal-1 = Expedities landen op een eiland dat op geen enkele landkaart staat. Iedereen trekt er met een meeple overheen en tekent op een perkament wat er te zien is, of te zien zou zijn; en wat getekend wordt, vormt het eiland voor iedereen.
rules-misterra-goal-2 = Je krijgt punten voor een perkament dat met het eiland klopt, voor de vermoedens van je sponsors, die met de waarheid weinig te maken hoeven te hebben, en voor regio’s die je claimt. De meeste punten winnen. Je speelt met 2 tot 4; in je eentje speel je tegen Otoma.

rules-misterra-components = Wat je nodig hebt
rules-misterra-components-1 = Het eiland: 5 bij 5 velden, kolommen a tot en met e, rijen 1 tot en met 5 geteld vanaf het strand, dat onderaan ligt. Vijf strandvelden a0 tot en met e0; elk grenst aan het eilandveld ervoor en aan het strand ernaast.
rules-misterra-components-2 = 12 tegels van elk terrein: jungle, lagune, gebergte en steppe. Een tegel ligt met de benevelde kant boven, een eerste indruk, of met de bevestigde. Wat niet op het eiland ligt, is de voorraad.
rules-misterra-components-3 = Voor iedere speler een perkament met dezelfde 5 bij 5 velden zonder strand, een meeple en 3 markers.
rules-misterra-components-4 = Schetskaarten: dominostenen met twee terreinen, in elke combinatie, ook twee keer hetzelfde. Met z’n tweeën doen er 52 mee, met drie 60, met vier 72. 31 vermoedens. 22 Otoma-kaarten voor wie alleen speelt.

rules-misterra-setup = Voor het spel
rules-misterra-setup-1 = Leg bevestigde jungle uit de voorraad op het eiland: met twee spelers op c3, met drie op b3 en d3, met vier op b2, c4 en d2.
rules-misterra-setup-2 = Iedereen krijgt 4 vermoedens en houdt er in het geheim 2; de andere twee gaan ongezien terug. In een eerste spel kan iedereen in plaats daarvan een van vier paren met dezelfde letter krijgen.
rules-misterra-setup-3 = Schud de schetskaarten voor jullie aantal en leg er 5 open neer: de vitrine. Loot wie begint; je speelt met de klok mee.

rules-misterra-turn = Een beurt
rules-misterra-turn-1 = Een beurt is twee halve dagen. In elke halve dag: beweeg als je wilt; pak een schetskaart; breng die dan in kaart, of claim, of geen van beide.
rules-misterra-turn-2 = Na beide halve dagen wordt de vitrine vanaf de stapel aangevuld tot 5, en is de volgende aan de beurt.

rules-misterra-move = Halve dag: bewegen
rules-misterra-move-1 = Ga naar een buurveld, niet schuin: een strandveld, of een eilandveld waar een tegel ligt. Er mogen meer meeples op één veld staan. Blijven staan mag ook.
rules-misterra-move-2 = Kom je op steppe, dan mag je meteen verder, en vanaf de volgende steppe weer. Zo bereik je elk veld waar een pad over steppe heen leidt.
rules-misterra-move-3 = In je allereerste halve dag zet je je meeple in plaats daarvan op een strandveld naar keuze; dat is de hele beweging.

rules-misterra-sketch = Halve dag: een schetskaart pakken
rules-misterra-sketch-1 = Je moet een schetskaart uit de vitrine pakken. Het gat blijft tot je beurt voorbij is.
rules-misterra-sketch-2 = Op een lagune, of je er net komt of bleef staan, mag je eerst één keer per halve dag vervangen: schuif een kaart uit de vitrine onder de stapel en leg er een nieuwe voor open. Is de stapel leeg, dan komt dezelfde terug.
rules-misterra-sketch-3 = Is de vitrine leeg, dan eindigt de halve dag na het bewegen: je brengt niets in kaart en claimt niets.

rules-misterra-map = Halve dag: in kaart brengen
rules-misterra-map-1 = Leg de schetskaart in een richting naar keuze op twee buurvelden van je perkament. Ten minste één helft moet op een veld liggen dat je meeple ziet. Wat je eerder tekende, mag je bedekken, zo vaak als je wilt.
rules-misterra-map-2 = Een meeple ziet het eigen veld en de buurvelden; vanaf gebergte ook de velden twee stappen verder in een rechte lijn, wat er ook tussen ligt. Vanaf het strand ziet hij alleen het eilandveld voor zich.
rules-misterra-map-3 = Vanuit jungle kan niemand in kaart brengen.
rules-misterra-map-4 = Daarna volgt het eiland, op beide velden. Waar niets ligt, komt een benevelde tegel van dat terrein. Een benevelde tegel van hetzelfde terrein wordt bevestigd: draai hem om. Een benevelde tegel van een ander terrein gaat terug naar de voorraad, en een benevelde van het nieuwe terrein komt ervoor in de plaats. Een bevestigde tegel verandert nooit.
rules-misterra-map-5 = Heeft de voorraad geen tegel van een terrein, dan laat die helft het eilandveld precies zoals het is. Het perkament wordt wel bedekt.
rules-misterra-map-figure-1 = Vanaf het strand: alleen het veld ervoor.
rules-misterra-map-figure-2 = Vanaf land: het eigen veld en de buren.
rules-misterra-map-figure-3 = Vanaf gebergte: in elke richting een stap verder.
rules-misterra-map-figure-4 = Eiland en perkament, en een schets van lagune en steppe. Op c4 en d4 zou die de benevelde lagune bevestigen en het benevelde gebergte vervangen.

rules-misterra-claim = Halve dag: claimen
rules-misterra-claim-1 = In plaats van in kaart te brengen mag je de schetskaart afleggen en een van je markers op het veld leggen waar je meeple staat. De tegel daar moet bevestigd zijn.
rules-misterra-claim-2 = Je claimt de regio: alle tegels van dat terrein die aan elkaar grenzen, ook de benevelde. Er mag nog van niemand een marker in liggen, en het moet een ander terrein zijn dan dat van je eerdere claims. Je hebt in het hele spel 3 markers.
rules-misterra-claim-3 = Regio’s kunnen later aan elkaar groeien. Een regio met meer dan één marker levert aan het eind niemand iets op; zo kun je een claim bederven.
rules-misterra-claim-4 = Wie niet in kaart brengt en niet claimt, legt de schetskaart af.

rules-misterra-terrains = De vier terreinen
rules-misterra-terrains-1 = Jungle: van hieruit breng je niets in kaart. Lagune: vervang een schetskaart voor je er een pakt. Gebergte: je ziet twee stappen ver. Steppe: ga meteen verder als je aankomt.
rules-misterra-terrains-2 = Dat geldt voor benevelde en bevestigde tegels. Steppe werkt alleen bij aankomst, niet als de tegel onder je steppe wordt. Het strand doet niets.

rules-misterra-end = Het einde
rules-misterra-end-1 = Aan het eind van elke beurt wordt gekeken of het spel eindigt. De ronde wordt dan afgemaakt, zodat iedereen evenveel beurten heeft gehad.
rules-misterra-end-2 = Het eindigt als alle 25 eilandvelden bevestigd zijn, of alle behalve lege die niemand ooit nog in kaart kan brengen; als er in stapel en vitrine geen schetskaart meer is; of als wie aan de beurt was alle 25 velden van het perkament heeft bedekt.

rules-misterra-scoring = Tellen
rules-misterra-scoring-1 = Haal eerst alle benevelde tegels van het eiland, en daarna elke marker die zijn regio met een andere deelt.
rules-misterra-scoring-2 = Getrouwheid: 2 punten voor elk perkamentveld met het terrein van de bevestigde tegel op hetzelfde eilandveld.
rules-misterra-scoring-3 = Volledigheid: 1 punt eraf voor elk leeg veld van het perkament.
rules-misterra-scoring-4 = Vermoedens: beide kaarten worden alleen op je perkament geteld, waar of niet.
rules-misterra-scoring-5 = Claims: 2 punten voor elke tegel van een regio waar je marker nog ligt.
rules-misterra-scoring-6 = De hoogste som wint. Bij gelijke stand beslist de getrouwheid; is die ook gelijk, dan delen jullie de overwinning.

rules-misterra-presumptions = Alle vermoedens
rules-misterra-presumptions-1 = Een zone is een groep buurvelden van één terrein op het perkament; ook een enkel veld is er een. Kolommen lopen van het strand af, rijen erlangs, en een lijn telt alleen als alle vijf de velden bedekt zijn. Zijn er stappen gegeven, dan krijg je de punten van de hoogste die je haalt. Een veld mag voor beide kaarten tellen.

rules-misterra-variants = Varianten
rules-misterra-variants-1 = Eerste spel: iedereen krijgt twee vermoedens met dezelfde letter, in plaats van te kiezen.
rules-misterra-variants-2 = Meester-cartografen: 3 punten extra voor elke rij en elke kolom van vijf bevestigde tegels die je perkament precies zo toont. Bij gelijke stand tellen deze punten niet mee.

rules-misterra-solo = Alleen tegen Otoma
rules-misterra-solo-1 = Zet het spel klaar voor twee. Otoma heeft alleen 3 markers: geen meeple, geen perkament, geen vermoedens. Twee schetskaarten gaan ongezien uit het spel.
rules-misterra-solo-2 = De stapel van Otoma: leg de 3 kaarten met een claim apart en haal van de andere 19 er ongezien een uit. Maak drie stapels van 6, doe bij elk een claimkaart en schud elke stapel zo dat die niet bovenop ligt. Leg de stapels op elkaar, met de terreinkant boven.
rules-misterra-solo-3 = Jij begint. Na je beurt gaat de rest van de vitrine uit het spel, heeft Otoma twee halve dagen, en komen er 5 nieuwe schetskaarten.
rules-misterra-solo-4 = Voor een halve dag wordt de bovenste kaart omgedraaid en naast de stapel gelegd: de coördinaten noemen veld 1 en 2. De kaart die nu bovenop ligt zegt wat Otoma daar doet, actie 1 op veld 1 en actie 2 op veld 2. “In kaart brengen” verandert het eiland alsof iemand dat terrein in kaart bracht. “Bevestigen, of in kaart brengen” bevestigt een benevelde tegel, laat een bevestigde met rust, en brengt het terrein alleen in kaart waar niets ligt.
rules-misterra-solo-5 = Met een claimteken claimt Otoma daarna de grootste groep aaneengesloten bevestigde tegels die volgens de gewone regels vrij is: een regio zonder marker, van een terrein dat Otoma nog niet claimde. Zijn er meer even groot, dan kies jij.
rules-misterra-solo-6 = Het spel eindigt na een beurt van Otoma als je perkament bedekt is, als alle 25 velden bevestigd zijn, of als Otoma geen twee kaarten meer heeft voor een halve dag: uiterlijk na tien beurten van Otoma.
rules-misterra-solo-7 = Tel zoals altijd en trek 2 punten af voor elke tegel in regio’s van Otoma. Vier uitkomsten geven een titel. In totaal: Vaag vanaf 60, Beroemd vanaf 70, Memorabel vanaf 80, Illuster vanaf 90, Eeuwig vanaf 100, daaronder Onbeduidend. Vermoedens: Leerling, Assistent vanaf 20, Expert vanaf 40, Decaan vanaf 60. Getrouwheid: Klerk, Topograaf vanaf 20, Landmeter vanaf 30, Cartograaf vanaf 40. Claims min die van Otoma: Angstig, Voorzichtig vanaf 1, Gedurfd vanaf 8, Onverschrokken vanaf 16.

rules-misterra-hidden = Wat verborgen is
rules-misterra-hidden-1 = Eiland, perkamenten, meeples, markers, vitrine, voorraad en afgelegde kaarten zijn open, en hoeveel kaarten er nog zijn ook. Verborgen zijn de volgorde van de schetskaarten, de vermoedens van de anderen met de twee die ze niet hielden, en de stapel van Otoma op de kant na die bovenop ligt. Wat onder de stapel ging, weet iedereen.

rules-misterra-readings = Hoe wij de regels lezen
rules-misterra-readings-1 = De vermoedens worden gekozen voordat de vitrine en de eerste speler bekend zijn.
rules-misterra-readings-2 = De twee helften van een schetskaart veranderen het eiland na elkaar: jungle, lagune, gebergte, steppe; gelijke helften in de volgorde a1 tot en met e5. Een vervangen tegel is voor de tweede helft terug in de voorraad.
rules-misterra-readings-3 = Een leeg veld kan niet meer in kaart worden gebracht als geen meeple een veld zonder jungle kan bereiken van waaruit een schetskaart het zou kunnen bedekken.
rules-misterra-readings-4 = Een betwiste regio levert niemand iets op; elders op internet lees je dat beiden punten krijgen. Kolommen lopen bij ons van het strand af en rijen erlangs; in het Nederlandse spelboekje staan die twee woorden andersom.
rules-misterra-readings-5 = Vermoeden 18: een kleinste zone boven 6 telt als 6. Vermoeden 22: alleen terreinen die je hebt tellen. Vermoedens 24 tot en met 31: het patroon geldt zoals het getekend is, de eerste rij het verst van het strand, niet gedraaid en niet gespiegeld; patronen mogen overlappen.

rules-misterra-unseen = Wat we niet konden zien
rules-misterra-unseen-1 = We hadden alleen de teksten van de spelregels, zonder de plaatjes. Wat hieronder staat is onze eigen keuze, zo gemaakt dat het past bij alles wat de teksten zeggen.
rules-misterra-unseen-2 = Heb je het spel, dan kun je het verbeteren: schrijf wat er echt staat in een kopie van games/misterra/data/1.toml, als nieuwe generatie, zodat oude partijen blijven wat ze waren; test die met portolan data check; en open er een issue mee. Regels, computerspelers en deze plaatjes volgen.

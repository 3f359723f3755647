### De regels van Morgans magische landkaart in eigen woorden: een bericht voor elke kop en elke alinea.

rules-morgan-goal = Waar het om gaat
rules-morgan-goal-1 = Kapitein Morgan heeft de landkaart van zijn schateiland verscheurd. De stukken liggen op tafel en iedereen schuift ermee. Je kaarten zeggen hoe ver van welk herkenningspunt iets begraven ligt: schik de landkaart, loop naar waar er zoveel mogelijk kloppen, en graaf.
rules-morgan-goal-2 = Hoe meer kaarten op één plek kloppen, hoe dieper je graaft en hoe beter de schat. Als de schatten op zijn, winnen de meeste dubloenen aan geld en schatten. Je speelt met 2 tot 4.

rules-morgan-components = Wat je nodig hebt
rules-morgan-components-1 = 20 tegels. Elk van de vier zijden is land of water. Op 18 staat een herkenningspunt, zoals de vuurtoren of de graftombe; op twee alleen open zee.
rules-morgan-components-2 = 72 kaarten: vier voor elk herkenningspunt, met de afstanden 0, 1, 2 en 3. Op elke staat ook een symbool dat later een bonus geeft: schep bij 0, laarzen bij 1, dubloenen bij 2, landkaart bij 3.
rules-morgan-components-3 = 29 schatten met een rang van 1 tot en met 29 en een waarde. Ze horen bij zes verzamelingen: 8 edelstenen, 5 zilver, 5 goud, 4 parels, 4 sieraden, 3 jade.
rules-morgan-components-4 = Het schattenbord met de lagen I tot en met V; wie daar een schat neemt, krijgt er 0, 1, 2, 3 of 4 dubloenen bij. Een piraat voor iedere speler, en zoveel dubloenen als jullie nodig hebben.

rules-morgan-setup = Voor het spel
rules-morgan-setup-1 = Leg alle 20 tegels willekeurig in een rechthoek, 4 breed en 5 lang, gedraaid zoals het uitkomt, zodat overal land aan land en water aan water ligt. Aan de buitenrand mag alles.
rules-morgan-setup-2 = Schud de schatten, leg er 5 open en leg ze op rang op het bord, de laagste bij I.
rules-morgan-setup-3 = Iedereen krijgt 4 kaarten, die de anderen niet mogen zien, en 2 dubloenen. Loot wie begint.
rules-morgan-setup-4 = Te beginnen rechts van de eerste speler en tegen de klok in zet iedereen zijn piraat op een van de vier hoektegels; de eerste speler kiest het laatst. Een hoek delen mag, maar je betaalt 1 dubloen aan elke piraat die er al staat; zonder geld mag je er niet heen.

rules-morgan-turn = Een beurt
rules-morgan-turn-1 = Je speelt met de klok mee. Een beurt heeft vier stappen, altijd in deze volgorde: landkaart veranderen, lopen, graven, trekken. Alles behalve trekken mag je overslaan.
rules-morgan-turn-2 = In je beurt mag je ook de kaarten gebruiken die open voor je liggen: zie bonussen.

rules-morgan-map = Stap 1: landkaart veranderen
rules-morgan-map-1 = Je mag één tegel nemen en elders aanleggen, gedraaid zoals je wilt. Er mag geen piraat op staan, ook niet die van jou, en ten minste één zijde moet zonder buur zijn.
rules-morgan-map-2 = De nieuwe plek moet leeg zijn en een andere dan eerst, hij moet ten minste één tegel raken, en elke zijde die een andere tegel raakt, moet erbij passen: land aan land, water aan water.
rules-morgan-map-3 = De landkaart mag alle kanten op groeien, en gaten mogen komen en gaan. Maar na elke tegel moet alles via zijden aan elkaar liggen.
rules-morgan-map-4 = Een tegel op zijn plek draaien is geen verplaatsing.
rules-morgan-map-figure-1 = De tegel in het oosten is opgetild; hij mag op elke plek met een plus. Tegels die aan alle kanten ingesloten zijn, blijven liggen, en ook die waarop een piraat staat.

rules-morgan-walk = Stap 2: lopen
rules-morgan-walk-1 = Je mag tot 2 stappen lopen, van tegel naar buurtegel, niet schuin en nooit in een gat. Land of water maakt niet uit: piraten hebben boten.
rules-morgan-walk-2 = Kom je op een tegel met andere piraten, of je nu doorloopt of blijft staan, dan betaal je elk van hen 1 dubloen. Kun je dat niet, dan mag je er niet op. Weggaan kost niets.
rules-morgan-walk-figure-1 = Twee stappen en één dubloen. Wie op de tegel van de andere piraat komt, betaalt een dubloen.

rules-morgan-dig = Stap 3: graven
rules-morgan-dig-1 = Kloppen er kaarten uit je hand waar je piraat staat, dan mag je er zoveel van spelen als je wilt, ten minste één. Een kaart klopt als het herkenningspunt precies zoveel stappen ver is als de kaart zegt: tel kolommen en rijen ernaartoe, niet schuin, en gaten net als tegels. 0 betekent dat je erop staat.
rules-morgan-dig-2 = De kaarten komen open voor je te liggen en blijven daar voor hun bonus.
rules-morgan-dig-3 = Neem dan één schat. Het aantal kaarten dat je deze beurt speelde, zegt hoe diep je komt: met drie kaarten kies je uit de lagen I, II en III. Elke schep brengt je één laag dieper. Meer dan vier kaarten heeft niemand, dus voor laag V is altijd een schep nodig.
rules-morgan-dig-4 = Neem ook de dubloenen van die laag. Leg de schat gedekt voor je, leg meteen een nieuwe open en leg de vijf weer op rang. In een beurt graaf je één keer.
rules-morgan-dig-figure-1 = Hoe ver elke tegel van de graftombe ligt. Met “Graftombe 2” kun je op de omlijnde graven.

rules-morgan-draw = Stap 4: trekken
rules-morgan-draw-1 = Eerst mag je één kaart uit je hand afleggen. Dan trek je tot je er 4 hebt. Daarmee eindigt je beurt.
rules-morgan-draw-2 = Is de stapel leeg, dan worden de afgelegde kaarten tot een nieuwe geschud. Zijn die er ook niet, dan trek je wat er is.

rules-morgan-bonuses = Bonussen
rules-morgan-bonuses-1 = In je eigen beurt mag je kaarten die open voor je liggen voor hun bonus afleggen, ook die van deze beurt, maar nooit kaarten uit je hand.
rules-morgan-bonuses-2 = Landkaart: in stap 1 nog een tegel verplaatsen. Laarzen: in stap 2 nog twee stappen. Schep: in stap 3 één laag dieper. Dubloenen: 2 dubloenen, wanneer je wilt in je beurt, ook midden in een wandeling om tol te betalen.
rules-morgan-bonuses-3 = Twee open kaarten met hetzelfde symbool mag je samen afleggen als één symbool naar keuze.
rules-morgan-bonuses-4 = Staat het symbool op meer van je open kaarten, dan kies je welke je aflegt. Dat maakt uit: afgelegde kaarten komen terug als de stapel opnieuw wordt geschud.

rules-morgan-end = Het einde
rules-morgan-end-1 = Het spel eindigt meteen als de laatste schat van de stapel wordt opengelegd: er zijn er 24 opgegraven, en de 5 op het bord blijven liggen. Niemand trekt nog, en geen kaart wordt nog geld.

rules-morgan-scoring = Tellen
rules-morgan-scoring-1 = Voor elk van de zes verzamelingen krijgt wie er de meeste schatten van heeft 6 dubloenen. Bij gelijke stand wordt gedeeld: met twee elk 3, met drie elk 2, met vier elk 1. Je moet ten minste één schat van de verzameling hebben.
rules-morgan-scoring-2 = Je uitslag is je geld, deze bonussen en de waarde van je schatten samen. De hoogste wint. Bij gelijke stand beslist de hogere waarde van de schatten; is die ook gelijk, dan delen jullie de overwinning.

rules-morgan-alone = Alleen, en zonder eind
rules-morgan-alone-1 = De spelregels kennen geen spel voor één speler. Tegen computerspelers kun je hier toch alleen spelen.
rules-morgan-alone-2 = Zodat geen partij eeuwig duurt, eindigt die na een aantal ronden zonder graven; 20, als je niets anders kiest. Geteld worden beurten achter elkaar: met zijn drieën zijn 20 ronden 60 beurten op rij waarin niemand graaft, wie de eerste daarvan ook had. Dan wordt geteld wat er ligt.

rules-morgan-hidden = Wat verborgen is
rules-morgan-hidden-1 = Verborgen zijn de handen van de anderen en de volgorde van beide stapels. Schatten worden open genomen en liggen dan gedekt; wie oplette kent ze, dus kan de pagina ze tonen: daar is een schakelaar voor.

rules-morgan-readings = Hoe wij de regels lezen
rules-morgan-readings-1 = De landkaart moet na elke tegel aan elkaar liggen, ook als je er meer verplaatst.
rules-morgan-readings-2 = Tol betaal je elke keer dat je een tegel op komt, dus nog eens als je terugkomt.
rules-morgan-readings-3 = Ook na een schep mag je in dezelfde graafbeurt nog kaarten spelen die kloppen.
rules-morgan-readings-4 = Ook met een volle hand mag je één kaart afleggen en er één trekken. Wie trekt, beëindigt de beurt; dubloenkaarten wachten dan op de volgende.

rules-morgan-unseen = Wat we niet konden zien
rules-morgan-unseen-1 = We hadden alleen de tekst van de spelregels, zonder de plaatjes. Wat hieronder staat is onze eigen keuze, zo gemaakt dat het past bij alles wat de tekst zegt.
rules-morgan-unseen-2 = De afstanden en symbolen van de 72 kaarten en de dubloenen van het schattenbord volgen uit voorbeelden in de tekst.
rules-morgan-unseen-3 = Heb je het spel, dan kun je het verbeteren: schrijf wat er echt staat in een kopie van games/morgan/data/1.toml, als nieuwe generatie, zodat oude partijen blijven wat ze waren; test die met portolan data check; en open er een issue mee. Regels, computerspelers en deze plaatjes volgen.

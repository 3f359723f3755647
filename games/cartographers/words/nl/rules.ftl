### De regels van Cartografen in eigen woorden: een bericht voor elke kop en elke alinea.

rules-cartographers-goal = Waar het om gaat
rules-cartographers-goal-1 = Je tekent een landkaart van het onbekende noorden voor een koningin die precies weet welk land haar bevalt. Vier van haar edicten zeggen waar je sterren mee verdient. Na elk van de vier seizoenen worden er twee geteld; wie na de winter de meeste sterren heeft, wint.
rules-cartographers-goal-2 = Iedereen tekent tegelijk en met dezelfde kaarten, op een eigen blad. Je kunt met 1 tot 100 spelen; voor het verloop maakt dat niets uit. In je eentje speel je om een titel.

rules-cartographers-components = Wat je nodig hebt
rules-cartographers-components-1 = Een blad voor iedere speler: 11 bij 11 vakjes, rijen A tot en met K van boven af, kolommen 1 tot en met 11, en een spoor van 14 munten. Het heeft twee kanten. Op beide staan 5 bergen en 6 ruïnes; de woestenij heeft in het midden ook 7 vakjes woestenij.
rules-cartographers-components-2 = Bergen en woestenij gelden vanaf het begin als gevuld. Een ruïne is alleen een teken: zolang er niets op getekend is, is het vakje leeg, en ook gevuld blijft het een ruïnevakje.
rules-cartographers-components-3 = Je kunt vijf terreinen tekenen: bos, dorp, akker, water en monster.
rules-cartographers-components-4 = 13 verkenningskaarten, waarvan twee ruïnes; 4 hinderlagen; 16 scorekaarten in vier stapels van 4 (bossen, akkers en water, dorpen, de vorm van het land); 4 edicten A tot en met D; 4 seizoenen.
rules-cartographers-components-5 = Vakjes met een gemeenschappelijke zijde zijn buren, schuin liggende niet. Vakjes van één terrein die aan elkaar grenzen, zijn een groep; ook een enkel vakje is er een.

rules-cartographers-setup = Voor het spel
rules-cartographers-setup-1 = Kies samen een kant van het blad; iedereen neemt dezelfde.
rules-cartographers-setup-2 = Trek uit elke stapel één scorekaart, schud die vier en leg er een onder elk van de edicten A tot en met D. Iedereen ziet ze vanaf het begin.
rules-cartographers-setup-3 = Schud de verkenningskaarten. Schud de hinderlagen apart en steek de bovenste ongezien in de verkenningsstapel. De lente begint.

rules-cartographers-explore = Een beurt: verkennen
rules-cartographers-explore-1 = Leg de bovenste kaart van de verkenningsstapel open bij de andere open kaarten, zodat de tijd op alle kaarten zichtbaar blijft.
rules-cartographers-explore-2 = Een ruïnekaart vraagt nog niets: de volgende kaart komt meteen. Een hinderlaag wordt meteen uitgevoerd.
rules-cartographers-explore-3 = Iedereen heeft nu dezelfde opdracht en beslist zelf. Het spel gaat verder als iedereen getekend heeft.

rules-cartographers-draw = Een beurt: tekenen
rules-cartographers-draw-1 = Kies een vorm en een terrein van de kaart en teken de vorm ergens op je blad. Je mag hem draaien en spiegelen. Hij mag niet buiten het blad steken en geen gevuld vakje bedekken, maar hij hoeft nergens aan te grenzen.
rules-cartographers-draw-2 = Een vorm met een munt levert je een munt op: vul de volgende op het spoor in.
rules-cartographers-draw-3 = Past geen vorm van de kaart ergens, teken dan één los vierkantje in een terrein van de kaart op een leeg vakje naar keuze. Zolang er een vorm past mag je het vierkantje niet nemen, en de munt van een vorm krijg je er nooit mee.
rules-cartographers-draw-4 = Gespleten land is altijd één los vierkantje, in een van de vijf terreinen naar keuze, ook monster.
rules-cartographers-draw-5 = Heeft je blad geen leeg vakje meer, dan teken je niets.

rules-cartographers-mountains = Bergen en munten
rules-cartographers-mountains-1 = Zijn alle vier de buurvakjes van een berg gevuld, dan krijgt de eigenaar van het blad een munt, voor elke berg één keer, wie het laatste vakje ook vulde en waarmee.
rules-cartographers-mountains-2 = Munten geef je nooit uit, en elke munt levert aan het eind van ieder seizoen weer een ster op. Het spoor heeft er 14; meer zijn er niet.
rules-cartographers-mountains-figure-1 = De berg op B4 heeft nog één leeg buurvakje. Vul het, en de berg geeft zijn munt.

rules-cartographers-ruins = Ruïnes
rules-cartographers-ruins-1 = Na een ruïnekaart moet de vorm van de volgende verkenningskaart ten minste één open ruïne bedekken. Elke vorm en elk terrein van de kaart is goed, en een vorm met een munt levert die op zoals altijd.
rules-cartographers-ruins-2 = Kan dat niet, omdat geen vorm bij een ruïne past of omdat er geen meer open is, teken dan één los vierkantje op een leeg vakje naar keuze, in een van de vijf terreinen naar keuze.
rules-cartographers-ruins-3 = Ook twee ruïnekaarten na elkaar vragen maar om één ruïne. Komt er een hinderlaag tussen, dan wordt die gewoon gespeeld en wacht de eis op de volgende verkenningskaart.
rules-cartographers-ruins-4 = Is het Gespleten land, dan moet het vierkantje op een open ruïne, als er een is.
rules-cartographers-ruins-figure-1 = De gemarkeerde ruïnes zijn open, en de vorm moet er een van bedekken.

rules-cartographers-ambush = Hinderlaag
rules-cartographers-ambush-1 = Iedereen geeft het blad door in de richting van de pijl op de kaart en tekent de vorm van de kaart als monsters op het blad dat binnenkomt, daar waar het pijn doet. Draaien en spiegelen mag, en de gewone grenzen gelden.
rules-cartographers-ambush-2 = Past de vorm nergens, dan komt er één monster op een leeg vakje naar keuze; is dat er niet, dan niets.
rules-cartographers-ambush-3 = De bladen gaan terug. De hinderlaag gaat uit het spel en kost geen tijd. Met z’n tweeën teken je op elkaars blad.

rules-cartographers-season = Een beurt: is het seizoen voorbij?
rules-cartographers-season-1 = Tel de tijd van alle open kaarten op. Lente en zomer eindigen bij 8, de herfst bij 7, de winter bij 6. Is dat bereikt, dan wordt het seizoen geteld; anders wordt de volgende kaart opengelegd. Wat erboven komt, vervalt.
rules-cartographers-season-2 = Na het tellen schud je alle verkenningskaarten weer tot één stapel en steek je er ongezien nog een hinderlaag bij. Een hinderlaag die niet opdook, blijft in de stapel; zo kunnen het er later meer zijn.

rules-cartographers-scoring = Het einde van een seizoen
rules-cartographers-scoring-1 = Twee edicten worden geteld: A en B in de lente, B en C in de zomer, C en D in de herfst, D en A in de winter. Iedereen telt op het eigen blad.
rules-cartographers-scoring-2 = Elke munt die tot nu toe gevuld is, levert 1 ster op.
rules-cartographers-scoring-3 = Elk leeg vakje naast een monster kost 1 ster, ook naast meer monsters maar 1. De som van een seizoen kan negatief zijn.
rules-cartographers-scoring-figure-1 = De lege vakjes rond deze monsters: elk kost een ster, seizoen na seizoen, tot het gevuld is.

rules-cartographers-cards = Alle scorekaarten
rules-cartographers-cards-1 = Van elke vier kaarten doet er één mee. Alle plaatjes tonen dezelfde landkaart; omlijnd is waar de kaart daar sterren voor geeft.

rules-cartographers-end = Het einde
rules-cartographers-end-1 = Na de winter worden de sterren van alle seizoenen opgeteld, en de hoogste som wint. Bij gelijke stand gaat voor wie in het hele spel minder sterren aan monsters verloor; is ook dat gelijk, dan wordt de overwinning gedeeld.

rules-cartographers-solo = Alleen
rules-cartographers-solo-1 = Alles gaat zoals altijd, behalve de hinderlagen: er is niemand om ze te tekenen, dus zoeken ze zelf hun weg. De vorm blijft zoals hij gedrukt is. Hij begint in de hoek die de kaart toont en schuift in de richting van de pijl vakje voor vakje langs de rand, helemaal rond. Hij wordt getekend op de eerste plek waar hij past.
rules-cartographers-solo-2 = Levert de hele ronde geen plek op, dan begint de volgende in dezelfde hoek één vakje verder naar binnen, en zo door tot het midden. Past hij nergens, dan heeft de hinderlaag geen gevolg.
rules-cartographers-solo-3 = Aan het eind gaan de solocijfers van de vier scorekaarten van je sterren af: dat is je waardering. Vanaf 30 ben je Legendarisch cartograaf, vanaf 20 Meester-kaartensmid, vanaf 10 Gezel-topograaf, vanaf 0 Leerling-landmeter, vanaf −5 Hobbytaxateur, vanaf −10 Hulpje met twee linkerhanden, vanaf −20 Leeghoofdige krabbelaar, vanaf −30 Nietsvermoedende inktslurper; daaronder is er geen titel.
rules-cartographers-solo-4 = De solocijfers: Wachterswoud 25, Groentwijg 22, Boomtoren 17, Rotswoud 18; Kanaalmeer 24, Magiërsdal 22, De gouden graanschuur 20, Weidse oevers 27; Wildburchten 16, Grote stad 16, Groengouden vlakten 21, Schildpoort 20; Grenslanden 24, Verloren baronie 24, De gebroken weg 24, De heksenketels 20.

rules-cartographers-hidden = Wat verborgen is
rules-cartographers-hidden-1 = Bladen, munten en alle kaarten in het spel zijn open. Niemand kent de volgorde van de verkenningsstapel en welke hinderlagen erin zitten. Wat iemand tekent, zien de anderen als iedereen getekend heeft.

rules-cartographers-readings = Hoe wij de regels lezen
rules-cartographers-readings-1 = Wijst de pijl met de klok mee, dan teken je op het blad van wie met de klok mee vóór je zit; bij de andere pijl op dat van wie na je zit.
rules-cartographers-readings-2 = Wachterswoud: een hoekvakje telt één keer. Rotswoud: elke berg telt één keer, als een van de bossen ernaast ook aan een andere berg grenst.
rules-cartographers-readings-3 = De gouden graanschuur: ruïnes tellen bedekt en open; water dat zelf op een ruïne ligt, krijgt voor dat vakje niets. Weidse oevers: één vakje aan de rand of naast het andere terrein bederft de hele groep.
rules-cartographers-readings-4 = Grote stad: groepen aan een berg vallen af, daarna telt de grootste van de overige. Groengouden vlakten: bos, akker, water, monster en berg tellen mee. Schildpoort: zijn twee groepen samen de grootste, dan is een ervan de tweede; een enkele groep levert niets op.
rules-cartographers-readings-5 = De gebroken weg: de diagonalen lopen van de linkerrand schuin naar rechtsonder tot de onderrand; het vakje linksonder is er op zichzelf al een. Verloren baronie: ook een enkel vakje is een vierkant. De heksenketels: ook een open ruïne kan zo’n vakje zijn.
rules-cartographers-readings-6 = De ronde in je eentje, precies: het kader om de vorm blijft altijd binnen het blad, en elke ronde bezoekt de plekken die even ver van de rand liggen.

rules-cartographers-unseen = Wat we niet konden zien
rules-cartographers-unseen-1 = In dit spel is niets gegokt: bladen, kaarten en solocijfers zijn met de gedrukte vergeleken.
rules-cartographers-unseen-2 = Vind je toch een fout, verbeter die dan: schrijf wat er echt staat in een kopie van games/cartographers/data/1.toml, als nieuwe generatie, zodat oude partijen blijven wat ze waren; test die met portolan data check; en open er een issue mee.

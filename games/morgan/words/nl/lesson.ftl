### De les. De pagina laadt die als iemand het spel leert.

learn-morgan-land = Land op een hoek van het eiland: kies er een. Wie daar al is, krijgt een dubloen van je.
learn-morgan-map = Op elke kaart staan een herkenningspunt en een afstand. Verplaats een tegel zo dat je kaarten kloppen op een plek die je kunt bereiken: til er een aan de rand op, dan zijn de plekken waar hij past gemarkeerd; R draait hem.
learn-morgan-walk = Loop tot twee tegels ver, over land en water. De kleine cijfers zeggen hoeveel van je kaarten daar zouden kloppen. Wijs op een kaart om alle tegels te zien waar die klopt.
learn-morgan-dig = Een van je kaarten klopt hier: graaf! Speel de kaarten die kloppen; elke kaart brengt je een laag dieper.
learn-morgan-take = Kies een schat uit de lagen die je bereikt. De diepere leveren ook dubloenen op. Daarna wordt aangevuld en opnieuw gesorteerd.
learn-morgan-bonus = De gespeelde kaarten liggen open voor je, en op elke staat een symbool: leg de kaart af om nog een tegel te verplaatsen, verder te lopen, dieper te graven of twee dubloenen te krijgen. Twee gelijke gelden als elk symbool.
learn-morgan-draw = Met trekken eindigt je beurt: je mag één kaart afleggen waar je niets aan hebt, en vult dan aan tot vier.
learn-morgan-tolls = Wie een tegel met andere piraten betreedt, betaalt ieder van hen een dubloen. Omwegen zijn gratis.
learn-morgan-sets = Schatten horen bij zes verzamelingen. Wie aan het eind de meeste schatten van een verzameling heeft, krijgt daar 6 dubloenen voor (bij gelijke stand gedeeld): let op wat de anderen verzamelen.
learn-morgan-end = Het spel eindigt meteen als de laatste schat openligt. Dubloenen, schatten en verzamelingen worden opgeteld. Nu weet je alles: speel verder.
learn-morgan-goal = Jullie zijn piraten op een eiland met een magische kaart: de tegels kunnen worden verplaatst. Met de kaarten in je hand graaf je schatten op. Wie aan het eind de meeste dubloenen heeft, wint; ook schatten en hele verzamelingen zijn dubloenen waard.
learn-morgan-first = Iedereen gaat aan land op een hoek van het eiland. Kies er een en bevestig. Is er al iemand, dan ben je die een dubloen schuldig.
learn-morgan-first-done = Je bent aan land. Een beurt heeft vier delen: de kaart veranderen, lopen, graven, trekken. De eerste drie mag je overslaan.
learn-morgan-cards = Elk van je kaarten noemt een plek en een afstand: hij geldt op elke tegel die precies zoveel stappen van die plek ligt. Wijs een kaart aan of tik erop, dan lichten die tegels op. De kleine getallen op het eiland tellen hoeveel van je kaarten daar gelden.
learn-morgan-dig-up = Graaf een schat op: loop tot twee tegels ver naar waar een kaart geldt (je mag eerst een tegel zo verplaatsen dat dat zo is), graaf, speel de kaart en neem een schat van een laag dat je bereikt. Elke gespeelde kaart brengt je een laag dieper.
learn-morgan-dig-up-done = Je eerste schat! Gespeelde kaarten blijven open voor je liggen. Later kun je ze afleggen voor hun symbool: nog een tegel verplaatsen, verder lopen, dieper graven of twee dubloenen.
learn-morgan-deeper = Nu dieper: neem een schat van laag II of lager. Speel meer kaarten die op één tegel gelden, of gebruik een open kaart met een schep.
learn-morgan-deeper-done = Diepere lagen leveren naast de schat ook dubloenen op.
learn-morgan-score = Schatten horen bij zes verzamelingen. Wie aan het eind de meeste van een verzameling heeft, krijgt daar 6 dubloenen voor, gedeeld bij gelijke stand. Wie een tegel met andere piraten betreedt, betaalt elk van hen een dubloen. Het spel eindigt als de laatste schat is uitgelegd.
learn-morgan-play = Een beurt eindigt met trekken; eerst mag je één kaart afleggen. Speel nu een eerste spel tegen één computer; er komen tips als er iets nieuws gebeurt, en een hint is altijd één druk weg.

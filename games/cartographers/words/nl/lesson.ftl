### De les. De pagina laadt die als iemand het spel leert.

learn-cartographers-place = Teken een landkaart die zo veel mogelijk sterren oplevert. Kies een vorm en een terrein van de kaart, wijs lege vakjes van de landkaart aan, draai (R) of spiegel (F) de vorm en teken hem.
learn-cartographers-edicts = De vier edicten zijn je doelen; in elk seizoen tellen er twee. Wijs op de landkaart: bij elk edict staat wat het nu oplevert en wat daarna. Probeer er een te laten groeien.
learn-cartographers-coin = Van twee vormen levert de kleinste een munt op. Een munt is aan het einde van elk seizoen een ster waard: hoe eerder je hem pakt, hoe vaker hij telt (tot vier keer).
learn-cartographers-time = Elke kaart kost tijd. Is de balk vol, dan is het seizoen voorbij: de twee edicten, je munten en de monsters worden geteld. Denk ook aan de edicten die daarna komen.
learn-cartographers-mountain = Vul de vier vakjes rond een berg, met welk terrein dan ook, en je krijgt een munt.
learn-cartographers-ruins = Er is een ruïnekaart opengelegd: deze vorm moet een van de gemarkeerde vakjes bedekken. Past daar geen vorm, dan mag je ergens één vakje tekenen.
learn-cartographers-monsters = Er staan monsters op je landkaart. Elk leeg vakje ernaast kost aan het einde van elk seizoen een ster: vul die vakjes, dan kosten ze niets.
learn-cartographers-season = Er is een seizoen geteld. Wijs op de regels om op de landkaart te zien waar de sterren vandaan komen. In het nieuwe seizoen tellen weer twee edicten, een daarvan voor de tweede keer.
learn-cartographers-look-back = Naast de landkaart, verder naar onder, ligt de hele partij: beweeg de schuif of druk op een regel van het verloop om naar elk moment terug te kijken. Ga daarna terug naar nu.
learn-cartographers-plan = Dat is alles. Denk vooruit aan de edicten die nog komen, vul de gaten naast monsters en kijk welke titel je landkaart verdient.
learn-cartographers-goal = Je brengt een onbekend land in kaart, kaart voor kaart. Vier edicten, A tot en met D, zeggen wat de koningin op je landkaart wil zien. In elk van de vier seizoenen leveren er twee sterren op. Wie de meeste sterren heeft, wint.
learn-cartographers-first = Elke kaart toont vormen en terreinen. Kies een vorm en een terrein, draai of spiegel de vorm met de knoppen en tik op een vakje van de landkaart om hem daar te leggen. Hij moet op lege vakjes liggen. Teken hem dan: elke plek is goed.
learn-cartographers-first-done = Dat is een beurt. Iedereen tekent dezelfde kaart, op een eigen landkaart en allemaal tegelijk.
learn-cartographers-take-coin = Van twee vormen levert de kleinste een munt op: de gouden stip erbij. Elke munt levert vanaf nu aan het eind van elk seizoen een ster op. Teken de vorm met de munt.
learn-cartographers-take-coin-done = Je eerste munt. Een munt uit de lente telt tot vier keer. Je krijgt er ook een voor elke berg waarvan de vier buurvakjes gevuld zijn.
learn-cartographers-raise = Sentinel Wood is hier edict A: een ster voor elk bosvakje aan de rand van de landkaart. Terwijl je plekken probeert, toont elk edict zijn punten nu en na de zet. Teken iets dat A verhoogt.
learn-cartographers-raise-done = Daar draait het om: zoek plekken die goed zijn voor twee edicten tegelijk.
learn-cartographers-scored = Elke kaart kost tijd. Is de tijd van het seizoen op, dan worden twee edicten geteld: A en B in de lente, B en C in de zomer, C en D in de herfst, D en A in de winter. Munten komen erbij, monsters gaan eraf.
learn-cartographers-fence = Er zijn monsters. Elk leeg vakje naast een monster kost aan het eind van het seizoen een ster. Teken er zo naast dat ze minder kosten dan eerst.
learn-cartographers-fence-done = Gevulde vakjes kosten niets, wat er ook op ligt. Met meer spelers tekent een buur de monsters op jouw landkaart.
learn-cartographers-on-ruins = Er is een ruïnekaart gedraaid: deze vorm moet een gemarkeerd ruïnevakje bedekken. Past hij op geen ervan, dan mag je ergens één vakje tekenen.
learn-cartographers-on-ruins-done = Houd een ruïnevakje vrij voor later. Ze leveren zelf geen punten op.
learn-cartographers-play = Meer heb je niet nodig. Speel nu een heel spel alleen; er komen tips als er iets nieuws gebeurt, en een hint is altijd één druk weg.

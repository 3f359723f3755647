### The lesson. The page loads it when somebody learns the game.

learn-misterra-land = You all explore one island, and each of you draws it on a parchment of your own. True spaces, your secret presumptions and claims earn points. Land first: choose a beach space. From there you see only the space in front of it.
learn-misterra-sketch = Every half day you take one sketch from the display: two terrains side by side. Pick one whose terrains you can use.
learn-misterra-map = Lay the sketch on your parchment (R turns it): at least one half on a space in sight, which is outlined. The island changes too: an empty space gets a hazy tile, a hazy tile of the same terrain is confirmed, a different one is replaced.
learn-misterra-walk = Walk one space, to the beach or to a tile. If you step onto steppe, you may walk on at once. You may also stay.
learn-misterra-lagoon = You stand on a lagoon: before you take a sketch, you may put one from the display under the deck and get a new one in its place.
learn-misterra-jungle = There is jungle beside you. From a jungle you cannot map: you can only claim, or leave the sketch. Walk around it, unless you want to claim it.
learn-misterra-mountain = There is a mountain beside you. From a mountain you see two spaces in each direction: more room for a sketch.
learn-misterra-claim = You stand on a confirmed tile of a region that nobody has claimed: you may claim it instead of mapping. In the end each of its tiles pays 2, but a region with two markers pays nobody.
learn-misterra-presumptions = Your two presumptions are secret. They earn points for your parchment, true or not. “Score so far” shows them, and how a move would change them.
learn-misterra-confirm = In the end every space that matches a confirmed tile pays 2. So map where others have drawn hazy tiles, and confirm what suits you, or draw over what does not.
learn-misterra-display = The display is filled up only after both half days; what you take now, nobody else gets.
learn-misterra-end = The game ends when the island is confirmed, the sketches run out, or somebody has covered all 25 spaces. Empty spaces cost 1 each. Now you know it all: play on.
learn-misterra-goal = You explore one island together, and everybody draws it on a parchment of their own. In the end your parchment scores: points for what is true, for two secret presumptions, for claimed regions; empty spaces cost points.
learn-misterra-first = A half day goes like this: move (now: land on a beach space), take a sketch, and lay it on your parchment so that at least half of it is in sight, which is outlined. Do all three, then confirm.
learn-misterra-first-done = Your parchment has its first two terrains, and the island shows them too: hazy, because only you have seen them so far.
learn-misterra-hazy = A tile with a cloud is hazy: somebody has drawn it. It is confirmed, with a check mark, once it is mapped a second time with the same terrain. Mapping another terrain changes a hazy tile. Confirmed ones never change.
learn-misterra-make-true = Confirm a tile: move to where you see hazy tiles, take a sketch with the same terrain, and lay it on the same spaces.
learn-misterra-make-true-done = Each space of your parchment that equals a confirmed tile pays 2 points in the end. So it pays to agree with others.
learn-misterra-terrains = The tile that you stand on changes your half day. Steppe: walk on at once. Lagoon: you may exchange a sketch of the display before you take one. Mountain: you see two spaces in each direction. Jungle: you cannot map, only claim or leave the sketch.
learn-misterra-claim-region = You may claim instead of mapping: stand on a confirmed tile of a region that nobody has claimed, take a sketch, and choose Claim.
learn-misterra-claim-region-done = Every tile of a claimed region pays 2 points in the end. Each of your claims must be of another terrain, and a region that grows together with a claimed one pays nobody. So wait until a region is large, but not too long.
learn-misterra-score = Beside the boards you see your points if the game ended now, and what a draft would change. Presumptions count what is on your parchment, true or not. They are yours alone: nobody else sees them. In most games you get four at the start and keep two: choose what goes together.
learn-misterra-play = Now play a first game against one bot. A hint is always one press away.

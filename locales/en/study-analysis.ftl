# The study: a finished game looked back at.

study-analysis = Analysis
study-analysis-about = What did each decision cost, and how much of the result was choice and how much was luck? It is worked out here, in your browser; that takes seconds or minutes, and can be stopped.
study-analysis-carried = A game that came by a link. It is not kept here; what is found holds as long as this page is open.
study-analysis-unfinished = This game is not over yet. Once it is, it can be analysed.
study-analysis-whose = Whose decisions
study-analysis-start = Analyse
study-analysis-stop = Stop
study-analysis-go-on = Go on
study-analysis-progress = { $at } of { $of } moves
study-analysis-running = The analysis is under way: { $percent } %.
study-analysis-stopped = Stopped after { $at } of { $of } moves. What was found so far stays; how much was choice and how much was luck is known only after the last move.
study-analysis-over = The analysis is done.

## One player
study-analysis-account-alone = Expected at the start: { $expected } points. Choices: { $skill }. Luck: { $luck }. Result: { $result }.
study-analysis-account = Expected lead on the best of the others at the start: { $expected } points. Choices: { $skill }. Luck and what the others did: { $luck }. Lead in the end: { $result }.
study-analysis-account-against = Expected lead on the best of the others at the start: { $expected } points. Choices, the others' against one's own: { $skill }. Luck: { $luck }. Lead in the end: { $result }.
study-analysis-cost-in-all = { $count ->
    [one] Compared with the best move found, { $count } decision cost { $cost } points.
   *[other] Compared with the best moves found, { $count } decisions cost { $cost } points in all.
}
study-analysis-graph-alone = { $name }: the points to be expected over the game
study-analysis-graph = { $name }: the lead to be expected over the game
study-analysis-graph-key = The line is what was to be expected before each decision, from the start to the result on the right. A mark is a decision that cost something; the larger, the dearer. The table of all decisions has the numbers.
study-analysis-dearest = The dearest decisions
study-analysis-nothing = Well played: nowhere was a clearly better move found.
study-analysis-move = Move { $number }
study-analysis-cost = cost { $cost } points
study-analysis-played = Played
study-analysis-better = Better
study-analysis-brings = Brings: { $what }
study-analysis-hindsight = The best map with hindsight
study-analysis-hindsight-alone = Who had known the order of the cards could have had { $stars } stars: a rating of { $rating }.
study-analysis-hindsight-stars = Who had known the order of the cards, and what the others would do, could have had { $stars } stars.
study-analysis-all = All decisions
study-analysis-moment = Move
study-analysis-expected-alone = Expected points
study-analysis-expected = Expected lead
study-analysis-costs = Cost
study-analysis-done = What was done

## How it is computed
study-analysis-how = How this is worked out
study-analysis-how-weighed = Before each decision the analysis sees what the player saw then, and no more. It imagines how the hidden cards may lie, tries the most promising moves, each in the same imagined games, and compares what they come to. What the best of them is worth more than the move that was played is the cost.
study-analysis-how-chance = The imagined games are few enough for chance to make a difference. A difference that chance alone could make counts as nothing, so a decision that cost nothing may still have been a little worse than the best.
study-analysis-how-skill = Choices are compared not with the best move but with what a sensible player would do without thinking long, so they can bring points as well as take them. Luck is all the rest: the cards, and what the others do. In a game that lasts as long as chances are missed, the others' choices count against one's own, and luck is the cards alone.
study-analysis-how-expected = What is to be expected comes from some imagined games played to their end with sensible moves by everybody. It sways a little by itself. Expected, choices and luck always add up to the result.
study-analysis-how-brings = What a move brings is counted on the score sheet from before it to the end of the same turn, finished as a sensible player would.
study-analysis-how-best = The best move is the best that was found. There may be a better one, and in the real game another may have turned out luckier.

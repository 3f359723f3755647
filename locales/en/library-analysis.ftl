# The library: a finished game looked back at.

library-analysis = Analysis
library-analysis-about = What did each decision cost, and how much of the result was skill, how much luck? Your browser works it out; that takes seconds or minutes, and you can stop it any time.
library-analysis-carried = This game came by a link and is not saved here; the analysis lasts as long as this page is open.
library-analysis-once-more = Move { $count }, once more
library-analysis-first-try = your first try
library-analysis-unfinished = This game is not over yet. Once it is, you can analyse it.
library-analysis-whose = Whose decisions
library-analysis-start = Analyse
library-analysis-stop = Stop
library-analysis-go-on = Continue
library-analysis-progress = { $at } of { $of } moves
library-analysis-seconds = { $count ->
    [one] about { $count } second left
   *[other] about { $count } seconds left
}
library-analysis-minutes = { $count ->
    [one] about { $count } minute left
   *[other] about { $count } minutes left
}
library-analysis-running = Analysing: { $percent } %.
library-analysis-stopped = Stopped after { $at } of { $of } moves. What was found so far is kept; skill and luck can be told apart only after the last move.
library-analysis-over = The analysis is done.

## One player
library-analysis-account-alone = Expected at the start: { $expected } points. Decisions: { $skill }. Luck: { $luck }. Result: { $result }.
library-analysis-account = Expected lead over the others at the start: { $expected } points. Decisions: { $skill }. Luck and what the others did: { $luck }. Lead at the end: { $result }.
library-analysis-account-against = Expected lead over the others at the start: { $expected } points. Decisions (yours compared with theirs): { $skill }. Luck: { $luck }. Lead at the end: { $result }.
library-analysis-cost-in-all = { $count ->
    [one] Compared with the best move found, { $count } decision cost { $cost } points.
   *[other] Compared with the best moves found, { $count } decisions cost { $cost } points in all.
}
library-analysis-graph-alone = { $name }: expected points over the game
library-analysis-graph = { $name }: expected lead over the game
library-analysis-graph-key = The line shows what was expected before each decision, from the start to the result on the right. A dot is a decision that cost something: the bigger the dot, the more it cost. The numbers are in the table of all decisions.
library-analysis-dearest = The costliest decisions
library-analysis-try-again = Try again
library-analysis-next-mistake = Next mistake
library-analysis-mark-doubtful = doubtful
library-analysis-mark-mistake = a mistake
library-analysis-mark-blunder = a blunder
library-analysis-nothing = Well played: no clearly better move was found.
library-analysis-move = Move { $number }
library-analysis-cost = cost { $cost } points
library-analysis-played = Played
library-analysis-better = Better
library-analysis-brings = Brings: { $what }
library-analysis-hindsight = The best map in hindsight
library-analysis-hindsight-alone = Knowing the order of the cards, you could have scored { $stars } stars: a rating of { $rating }.
library-analysis-hindsight-stars = Knowing the order of the cards and what the others would do, you could have scored { $stars } stars.
library-analysis-all = All decisions
library-analysis-moment = Move
library-analysis-expected-alone = Expected points
library-analysis-expected = Expected lead
library-analysis-costs = Cost
library-analysis-done = What was played

## How it is computed
library-analysis-how = How this is worked out
library-analysis-how-weighed = Before each decision the analysis sees what the player saw, and no more. It imagines how the hidden cards might lie, tries the most promising moves in the same imagined games, and compares the results. The cost is how much more the best of them is worth than the move that was played.
library-analysis-how-chance = There are only a few imagined games, so chance plays a part. A difference that chance alone could make counts as nothing, so a decision that cost nothing may still have been a little worse than the best.
library-analysis-how-skill = Decisions are compared not with the best move but with what a sensible player would do without thinking for long, so they can gain points as well as lose them. Luck is everything else: the cards, and what the others do. In a game that lasts as long as chances are missed, the others' decisions are set off against your own, and luck is the cards alone.
library-analysis-how-expected = The expected result comes from a few imagined games that everybody plays sensibly to the end, so it wavers a little. Expectation, decisions and luck always add up to the result.
library-analysis-how-brings = What a move brings is how the score sheet changes from before it to the end of the same turn, finished as a sensible player would.
library-analysis-how-best = The best move is the best one that was found. There may be a better one, and in the real game another may have been luckier.

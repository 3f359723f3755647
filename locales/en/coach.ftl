### What a coach says of a move.

## What it brings
coach-reason = { $line } { $points }
coach-reason-because = { $line } { $points } ({ $because })
coach-reason-no-longer = { $line } { $points } (no longer: { $because })
coach-whose = for { $seat }: { $what }
coach-prepares = no points yet, but better prospects

### What a mentor says of a move.

## What it brings
mentor-reason = { $line } { $points }
mentor-reason-because = { $line } { $points } ({ $because })
mentor-reason-no-longer = { $line } { $points } (no longer: { $because })
mentor-whose = for { $seat }: { $what }
mentor-prepares = no points at once, but better prospects

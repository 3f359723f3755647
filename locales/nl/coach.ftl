### Wat een coach over een zet zegt.

## Wat het oplevert
coach-reason = { $line } { $points }
coach-reason-because = { $line } { $points } ({ $because })
coach-reason-no-longer = { $line } { $points } (niet meer: { $because })
coach-whose = voor { $seat }: { $what }
coach-prepares = nog geen punten, maar betere vooruitzichten

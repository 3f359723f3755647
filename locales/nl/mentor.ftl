### Wat een mentor over een zet zegt.

## Wat het oplevert
mentor-reason = { $line } { $points }
mentor-reason-because = { $line } { $points } ({ $because })
mentor-reason-no-longer = { $line } { $points } (niet meer: { $because })
mentor-whose = voor { $seat }: { $what }
mentor-prepares = nog geen punten, maar betere vooruitzichten

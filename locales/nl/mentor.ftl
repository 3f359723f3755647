# Wat een mentor over een zet zegt.
mentor-coins = munten
mentor-reason = { $line } { $points }
mentor-reason-because = { $line } { $points } ({ $because })
mentor-prepares = nog geen punten, maar betere vooruitzichten

# What a mentor says of a move.
mentor-coins = coins
mentor-reason = { $line } { $points }
mentor-reason-because = { $line } { $points } ({ $because })
mentor-prepares = no points at once, but better prospects

# Was ein Mentor zu einem Zug sagt.
mentor-coins = Münzen
mentor-reason = { $line } { $points }
mentor-reason-because = { $line } { $points } ({ $because })
mentor-prepares = noch keine Punkte, aber bessere Aussichten

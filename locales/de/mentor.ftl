### Was ein Mentor zu einem Zug sagt.

## Was es bringt
mentor-reason = { $line } { $points }
mentor-reason-because = { $line } { $points } ({ $because })
mentor-reason-no-longer = { $line } { $points } (nicht mehr: { $because })
mentor-whose = für { $seat }: { $what }
mentor-prepares = noch keine Punkte, aber bessere Aussichten

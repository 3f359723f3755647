### Was ein Coach zu einem Zug sagt.

## Was es bringt
coach-reason = { $line } { $points }
coach-reason-because = { $line } { $points } ({ $because })
coach-reason-no-longer = { $line } { $points } (nicht mehr: { $because })
coach-whose = für { $seat }: { $what }
coach-prepares = noch keine Punkte, aber bessere Aussichten

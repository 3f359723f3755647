# Morgan's Magic Map. What the page says beside its table.

library-paper-how-morgan = Trag von allen Piraten Dublonen und Schätze ein; die Punkte werden dabei gezählt.
library-paper-doubloons = Dublonen
library-paper-named = mit Namen
library-paper-counted = nur gezählt
library-paper-worth = Zusammen wert
library-paper-text-counted = hier sollten { $sets } Zahlen stehen, dann „worth“ und noch eine
library-play-lift = Drück auf ein Plättchen, um es aufzuheben, oder auf einen Platz, um es dorthin zu legen.
library-play-walk = Drück auf ein Plättchen, um dorthin zu laufen.
library-play-measure = Drück auf ein Plättchen, um von dort zu messen.
library-play-steps = Übrige Schritte: { $steps }; übrige Dublonen: { $doubloons }
library-play-out-of-reach = So weit reichen die übrigen Schritte und Dublonen nicht
library-play-lifted = { $count ->
    [0] { $tile } ist aufgehoben und passt nirgends sonst hin
    [one] { $tile } ist aufgehoben und passt auf { $count } Platz
   *[other] { $tile } ist aufgehoben und passt auf { $count } Plätze
}
library-play-movable = { $count ->
    [0] Kein Plättchen darf aufgehoben werden
    [one] { $count } Plättchen darf aufgehoben werden
   *[other] { $count } Plättchen dürfen aufgehoben werden
}
library-play-away = { $count ->
    [0] { $tile } { $distance }: kein Plättchen ist so weit entfernt
    [one] { $tile } { $distance }: { $count } Plättchen ist so weit entfernt
   *[other] { $tile } { $distance }: { $count } Plättchen sind so weit entfernt
}
library-unseen-tile = { $count ->
    [one] { $count } Plättchen: seine Seiten, und sein Name, sofern ihn der Text nicht nennt
   *[other] { $count } Plättchen: ihre Seiten, und ihre Namen, sofern sie der Text nicht nennt
}
library-unseen-treasure = { $count ->
    [one] { $count } Schatz: Name, Rang und Wert
   *[other] { $count } Schätze: Namen, Ränge und Werte
}

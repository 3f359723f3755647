# Morgan's Magic Map. What the page says beside its table.

study-paper-how-morgan = Trag von allen Piraten Dublonen und Schätze ein; die Punkte werden dabei gezählt.
study-paper-doubloons = Dublonen
study-paper-named = mit Namen
study-paper-counted = nur gezählt
study-paper-worth = Zusammen wert
study-paper-text-counted = hier sollten { $sets } Zahlen stehen, dann „worth“ und noch eine
study-play-lift = Drück auf ein Plättchen, um es aufzunehmen, oder auf einen Platz, um es dorthin zu legen.
study-play-walk = Drück auf ein Plättchen, um dorthin zu gehen.
study-play-measure = Drück auf ein Plättchen, um von dort zu messen.
study-play-steps = Übrige Schritte: { $steps }; übrige Dublonen: { $doubloons }
study-play-out-of-reach = Das ist mit den übrigen Schritten und Dublonen nicht zu erreichen
study-play-lifted = { $count ->
    [0] { $tile } ist aufgenommen und passt nirgends sonst
    [one] { $tile } ist aufgenommen und passt auf { $count } Platz
   *[other] { $tile } ist aufgenommen und passt auf { $count } Plätze
}
study-play-movable = { $count ->
    [0] Kein Plättchen darf aufgenommen werden
    [one] { $count } Plättchen darf aufgenommen werden
   *[other] { $count } Plättchen dürfen aufgenommen werden
}
study-play-away = { $count ->
    [0] { $tile } { $distance }: kein Plättchen ist so weit entfernt
    [one] { $tile } { $distance }: { $count } Plättchen ist so weit entfernt
   *[other] { $tile } { $distance }: { $count } Plättchen sind so weit entfernt
}
study-unseen-tile = { $count ->
    [one] { $count } Plättchen: seine Seiten, und sein Name, wenn ihn der Text nicht nennt
   *[other] { $count } Plättchen: ihre Seiten, und ihre Namen, wenn sie der Text nicht nennt
}
study-unseen-treasure = { $count ->
    [one] { $count } Schatz: Name, Rang und Wert
   *[other] { $count } Schätze: Namen, Ränge und Werte
}

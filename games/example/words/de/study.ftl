### Nine Squares: what the page says beside its table.

study-paper-how-example = Wähle, wessen Felder du einträgst und was gezeichnet wird, und drück auf die Felder; die Punkte werden dabei gezählt.
study-paper-example-island = Festland von niemandem
study-play-example-group = Felder in der größten Gruppe: { $count }
study-play-example-press = Drück auf ein Feld, damit es dir gehört oder den anderen.
study-example-island = mit der Insel

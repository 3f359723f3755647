# Das Studierzimmer: ein Problem melden.

study-report-why = Hier entsteht ein Text mit allem, was man braucht, um den Fehler zu finden. Kopiere oder speichere ihn und schicke ihn der Person, von der du Portolan hast. Von selbst wird nichts verschickt.
study-report-happened = Was ist geschehen, und was hast du erwartet?
study-report-record = Mit der Aufzeichnung der Partie
study-report-secret = Die Partie ist nicht zu Ende, und ihre Aufzeichnung verrät alles, was jemand verbirgt. Sie geht nur mit, wenn du es willst.
study-report-along = Was mitgeht
study-report-copy = Kopieren
study-report-save = Speichern
study-report-copied = Der Text ist kopiert.
study-report-not-copied = Der Browser lässt die Seite nicht kopieren. Speichere den Text stattdessen.

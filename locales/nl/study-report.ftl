# De studeerkamer: een probleem melden.

study-report-why = Hier ontstaat een tekst met alles wat nodig is om de fout te vinden. Kopieer hem of sla hem op, en stuur hem naar degene van wie je Portolan hebt. Er wordt niets vanzelf verstuurd.
study-report-happened = Wat is er gebeurd, en wat had je verwacht?
study-report-record = Met het verslag van de partij
study-report-secret = De partij is niet afgelopen, en het verslag verraadt alles wat iemand verbergt. Het gaat alleen mee als je dat wilt.
study-report-along = Wat meegaat
study-report-copy = Kopiëren
study-report-save = Opslaan
study-report-copied = De tekst is gekopieerd.
study-report-not-copied = De browser laat de pagina niet kopiëren. Sla de tekst dan op.

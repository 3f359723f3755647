# De studeerkamer: een probleem melden.

library-report-why = Hier ontstaat een rapport met alles wat nodig is om de fout te vinden. Kopieer het of sla het op, en stuur het naar degene van wie je Portolan hebt. Er wordt niets automatisch verstuurd.
library-report-happened = Wat is er gebeurd, en wat had je verwacht?
library-report-record = De partij meesturen
library-report-secret = De partij is nog niet afgelopen, en de zetten zouden alles verraden wat nog geheim is. De partij gaat alleen mee als je dat wilt.
library-report-along = Wat er in het rapport staat
library-report-copy = Kopiëren
library-report-save = Opslaan
library-report-copied = Rapport gekopieerd.
library-report-not-copied = Kopiëren lukte niet. Sla het rapport dan op.

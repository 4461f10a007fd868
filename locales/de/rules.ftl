# Die Regelseite. Was nicht in den Spielanleitungen steht, sondern von uns stammt, hat einen eigenen Schlüssel, `rules-<section>-ours-<n>`.

rules-title = Die Regeln von Colorito
rules-lead = Zwei Spieler, ein Spielplan mit hundert Feldern, je zwanzig nummerierte Steine. Du bringst deine Steine auf die andere Seite, auf die Felder mit ihrer Farbe und Zahl. Wer dafür weniger Züge braucht, gewinnt; bei gleich vielen Zügen steht es unentschieden.
rules-ours = Von uns
rules-ours-note = Die Regeln folgen den Spielanleitungen von 2010. Was dort nicht steht, ist so gekennzeichnet.

rules-contents-title = Spielmaterial
rules-contents-text-1 = Ein zweiteiliger Spielplan und vierzig Steine: zehn rote mit den Zahlen 1 bis 10, zehn gelbe mit 11 bis 20, zehn dunkelblaue mit 1 bis 10 und zehn hellblaue mit 11 bis 20.

rules-board-title = Der Spielplan
rules-board-text-1 = Die beiden Reihen vor jedem Spieler sind weiß und tragen Zahlen. Die Reihen dazwischen sind rot, gelb, dunkelblau und hellblau, und benachbarte farbige Felder haben nie dieselbe Farbe. Hier heißen die Spalten a bis j und die Reihen 1 bis 10, vom Platz von Rot aus gesehen.
rules-board-ours-1 = Unseren Abschriften der Spielanleitungen fehlen die Bilder. Das Muster ist deshalb eine Rekonstruktion: unter den regelmäßigen Mustern, die zu den Regeln passen, dasjenige, auf dem sich die Partien am besten entwickeln. Wer eine andere Ausgabe besitzt, kann deren Muster verwenden.

rules-setup-title = Vorbereitung
rules-setup-text-1 = Rot spielt mit den roten und gelben Steinen, Blau mit den dunkelblauen und hellblauen. Ein gedruckter Spielplan hat Pfeile: Leg ihn so, dass die Pfeile deiner Farben auf deiner Seite sind. Die Steine 1 bis 10 stehen in der Reihe direkt vor ihrem Spieler, die Steine 11 bis 20 in der nächsten. So starten rote Steine auf dunkelblauen Zahlen, gelbe auf hellblauen, und umgekehrt.
rules-setup-text-2 = Macht aus, wer beginnt. Danach zieht ihr abwechselnd.
rules-setup-ours-1 = Dass die Zahlen, von ihrem Spieler aus gesehen, von links nach rechts laufen, ist ebenfalls rekonstruiert: Nur so führt jeder Weg zum Zielfeld durch die Mitte.

rules-target-title = Das Zielfeld
rules-target-text-1 = Jeder Stein hat ein Zielfeld: das weiße Feld gegenüber mit seiner Farbe und Zahl. Vom Startfeld aus liegt es diagonal jenseits der Mitte. Rot 1 geht von a1 nach j10.
rules-target-text-2 = Auf seinem Zielfeld ist ein Stein am Ziel. Er darf es wieder verlassen.

rules-move-title = Ziehen
rules-move-text-1 = Bist du am Zug, musst du genau einen deiner Steine bewegen: mit einem Schritt, einem Sprung oder einem Schritt-Sprung. Geschlagen wird nie. Es geht vorwärts, seitwärts und rückwärts, gerade und diagonal.
rules-move-text-2 = Eines gilt für jeden Zug: Das Feld, auf dem er endet, muss weiß sein oder die Farbe des Steins haben. Dort darf der Stein bleiben.

rules-step-title = Schritt
rules-step-text-1 = Der Stein geht auf ein leeres Nachbarfeld, auf dem er bleiben darf. Von einem farbigen Feld auf ein anderes farbiges gelingt das nie, denn Nachbarfelder haben verschiedene Farben.

rules-jump-title = Sprung
rules-jump-text-1 = Der Stein springt geradeaus über einen Stein auf dem Nachbarfeld, einen deiner eigenen oder einen des Gegners, auf das leere Feld gleich dahinter. Von dort darf er weiterspringen, so oft du willst, in jede Richtung, auch noch einmal über denselben Stein.

rules-step-jump-title = Schritt-Sprung
rules-step-jump-text-1 = Der Stein macht zuerst einen Schritt auf irgendein leeres Nachbarfeld, gleich welcher Farbe, und springt dann. Nie umgekehrt: Nach einem Sprung gibt es keinen Schritt mehr.

rules-passing-title = Unterwegs
rules-passing-text-1 = Nur das letzte Feld eines Zuges zählt. Alle Felder davor dürfen jede Farbe haben, denn der Zug geht ja noch weiter.
rules-passing-text-2 = Während ein Stein zieht, gilt das Feld, das er verlassen hat, als leer: Er darf hindurch, und zu überspringen gibt es dort nichts. Ein Zug muss auf einem anderen Feld enden als dem, auf dem er begonnen hat. Zwei Wege zum selben Feld sind derselbe Zug.

rules-sample-title = Drei Züge eines Mittelspiels
rules-sample-text-1 = Blau ist am Zug, das Mittelspiel beginnt gerade. Eingezeichnet sind ein Schritt, ein Sprung und ein Schritt-Sprung. Probier sie auf dem Spielplan aus, oder jeden anderen Zug.
rules-sample-step = Der Schritt: { $move }
rules-sample-jump = Der Sprung: { $move }
rules-sample-step-jump = Der Schritt-Sprung: { $move }
rules-sample-back = Zurück
rules-sample-play = Von hier aus weiterspielen

rules-pass-title = Kein Zug
rules-pass-ours-1 = Hast du gar keinen erlaubten Zug, passt du. In einer Partie ist das noch nie vorgekommen, aber möglich ist es, und die Spielanleitungen schweigen dazu.

rules-end-title = Das Ende
rules-end-text-1 = Du bist fertig, wenn alle deine zwanzig Steine am Ziel sind. Sobald das jemand ist, endet die Partie.
rules-end-text-2 = Wird zuerst fertig, wer nicht begonnen hat, gewinnt diese Seite sofort: Beide haben gleich oft gezogen.

rules-reply-title = Der Antwortzug
rules-reply-text-1 = Wird zuerst fertig, wer begonnen hat, bleibt der anderen Seite genau ein Antwortzug. Wird auch sie damit fertig, endet die Partie unentschieden. Wenn nicht, gewinnt, wer begonnen hat.

rules-special-title = Der Spezialfall
rules-special-text-1 = Niemand kann einer Niederlage entgehen, indem er auf den Zielfeldern der anderen Seite sitzen bleibt. Sobald auf jedem deiner Zielfelder, auf dem dein richtiger Stein noch fehlt, ein gegnerischer Stein steht, gewinnst du.
rules-special-ours-1 = Wörtlich genommen träfe das schon vor dem ersten Zug zu. Darum muss mindestens eines deiner Zielfelder richtig besetzt sein. Geprüft wird nach jedem Zug, für beide Seiten, und einen Antwortzug gibt es nicht.

rules-score-title = Die Punkte
rules-score-text-1 = Wer verliert, bekommt so viele Minuspunkte, wie noch Züge fehlen, um auch fertig zu sein. Ein Unentschieden bringt keine Punkte.
rules-score-ours-1 = Wir zählen die wenigsten Züge hintereinander, allein gezogen, während die Steine der anderen Seite stehen bleiben; auch wenn der Spezialfall eintritt, ist das Ende erreicht. Nach einem Antwortzug wird von der Stellung danach gezählt.

rules-house-title = Eine Hausregel
rules-house-ours-1 = Die Spielanleitungen sagen nicht, was geschieht, wenn beide endlos hin- und herziehen. Darum ist die Partie remis, sobald dieselbe Stellung mit derselben Seite am Zug zum dritten Mal entsteht. Die Hausregel lässt sich abschalten.

rules-early-title = Vorzeitiges Ende
rules-early-ours-1 = Du darfst aufgeben oder Remis vereinbaren, und ihr könnt mit Uhr spielen. Wer aufgibt oder die Zeit überschreitet, verliert, aber ohne Minuspunkte.

rules-variants-title = Varianten
rules-variants-text-1 = „Nur Farben“ ist einfacher und gut zum Lernen. Alle Zahlen bleiben außer Acht: Es genügt, jeden Stein in die Zielreihe seiner Farbe zu bringen, auf irgendeines der zehn Felder dort.
rules-variants-text-2 = Das „Strenge Spiel“ ist schwieriger. Auch der Schritt eines Schritt-Sprungs muss dort enden, wo der Stein bleiben darf, und von dort geht der Sprung weiter.
rules-variants-ours-1 = Beide Varianten lassen sich verbinden.

rules-example-setup = Der Anfang, vom Platz von Rot aus. Jeder Stein steht auf der Zahl seines Gegenstücks.
rules-example-step = Ein Schritt: Gelb 18 betritt die farbigen Reihen auf einem gelben Feld.
rules-example-jump = Ein dreifacher Sprung: Rot 3 berührt das hellblaue e5 und bleibt auf dem roten g7.
rules-example-step-jump = Ein Schritt-Sprung: Rot 1 geht nach b2 und springt dann viermal, ans Ziel auf j10.
rules-example-sample = Der Beginn eines Mittelspiels, Blau am Zug.
rules-example-special = Der Spezialfall: Ist Rot 2 auf i10 am Ziel, hält Dunkelblau 1 das einzige fehlende Zielfeld besetzt. Rot gewinnt.
rules-example-reply = Der Antwortzug: Rot hat begonnen und ist fertig. Dunkelblau 5 macht einen Schritt, springt ans Ziel und rettet das Unentschieden.

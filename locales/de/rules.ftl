# Die Regelseite und die Seite zur Geschichte.

rules-title = Die Regeln von Colorito
rules-lead = Zwei Spieler, ein Spielplan mit hundert Feldern, je zwanzig nummerierte Steine. Du bringst deine Steine auf die andere Seite, auf die Felder mit ihrer Farbe und Zahl. Wer dafür weniger Züge braucht, gewinnt.

rules-board-title = Der Spielplan
rules-board-text-1 = Der Spielplan hat zehn Spalten, a bis j, und zehn Reihen, 1 bis 10, vom Platz von Rot aus gezählt. Die beiden Reihen vor jedem Spieler sind weiß und tragen aufgedruckte Zahlen. Die sechs Reihen dazwischen sind rot, gelb, dunkelblau und hellblau. Benachbarte farbige Felder haben nie dieselbe Farbe.
rules-board-text-2 = Die Bilder der Spielanleitungen, denen dieses Spiel folgt, sind verloren. Das Muster ist deshalb eine Rekonstruktion: unter den regelmäßigen Mustern, die zu den Regeln passen, dasjenige, auf dem Partien am besten fließen. Wer eine andere Ausgabe besitzt, kann ihr Muster eingeben.

rules-setup-title = Vorbereitung
rules-setup-text-1 = Rot hat die roten Steine 1 bis 10 und die gelben 11 bis 20. Blau hat die dunkelblauen Steine 1 bis 10 und die hellblauen 11 bis 20. Die Steine 1 bis 10 stehen in der vordersten eigenen Reihe, von links nach rechts, die Steine 11 bis 20 in der Reihe davor. Rote Steine starten also auf dunkelblauen Zahlen und umgekehrt.
rules-setup-text-2 = Macht aus, wer beginnt. Danach wird abwechselnd gezogen.

rules-target-title = Das Zielfeld
rules-target-text-1 = Jeder Stein hat ein Zielfeld: das weiße Feld gegenüber mit seiner Farbe und Zahl. Es liegt diagonal durch die Mitte des Spielplans vom Startfeld aus. Rot 1 geht von a1 nach j10.
rules-target-text-2 = Auf seinem Zielfeld ist ein Stein angekommen. Er darf es wieder verlassen.

rules-move-title = Ziehen
rules-move-text-1 = Wer am Zug ist, muss genau einen eigenen Stein bewegen: durch Schritt, Sprung oder Schritt-Sprung. Geschlagen wird nie. Es geht vorwärts, seitwärts und rückwärts, gerade und diagonal.
rules-move-text-2 = Eines gilt für jeden Zug: Wo er endet, muss das Feld weiß sein oder die Farbe des Steins haben. Dort darf der Stein bleiben.

rules-step-title = Schritt
rules-step-text-1 = Der Stein zieht auf ein freies Nachbarfeld, auf dem er bleiben darf. Zwischen zwei farbigen Feldern geht das nie, denn Nachbarfelder haben verschiedene Farben.

rules-jump-title = Sprung
rules-jump-text-1 = Der Stein springt in gerader Linie über einen benachbarten Stein, einen eigenen oder gegnerischen, auf das freie Feld direkt dahinter. Von dort darf er weiterspringen, so oft du willst, in jede Richtung, auch noch einmal über denselben Stein.

rules-step-jump-title = Schritt-Sprung
rules-step-jump-text-1 = Der Stein macht zuerst einen Schritt auf irgendein freies Nachbarfeld, gleich welcher Farbe, und springt danach, einmal oder öfter. Nie umgekehrt: Nach einem Sprung gibt es keinen Schritt.

rules-passing-title = Unterwegs
rules-passing-text-1 = Nur das letzte Feld eines Zuges zählt. Alle Felder davor dürfen jede Farbe haben, denn der Zug ist noch nicht beendet.
rules-passing-text-2 = Während ein Stein zieht, gilt das Feld, das er verlassen hat, als leer: Er darf hindurch, und zu überspringen gibt es dort nichts. Ein Zug muss auf einem anderen Feld enden, als er begonnen hat. Zwei Wege zum selben Feld sind derselbe Zug.

rules-pass-title = Kein Zug
rules-pass-text-1 = Wer gar keinen erlaubten Zug hat, setzt aus. Im Spiel hat das noch niemand erlebt, aber möglich ist es, und die Spielanleitungen schweigen dazu.

rules-end-title = Das Ende
rules-end-text-1 = Du bist fertig, wenn alle zwanzig Steine auf ihren Zielfeldern stehen.
rules-end-text-2 = Wird zuerst fertig, wer nicht begonnen hat, gewinnt diese Seite sofort: Beide haben gleich oft gezogen.

rules-reply-title = Der letzte Zug des Nachziehenden
rules-reply-text-1 = Wird zuerst fertig, wer begonnen hat, bleibt der anderen Seite genau ein Zug. Wird auch sie damit fertig, endet das Spiel unentschieden. Wenn nicht, gewinnt, wer begonnen hat.

rules-special-title = Der Spezialfall
rules-special-text-1 = Niemand kann einer Niederlage entgehen, indem er auf den Zielfeldern der anderen Seite sitzen bleibt. Sobald jedes Zielfeld, auf dem dein richtiger Stein noch fehlt, von einem gegnerischen Stein besetzt ist, gewinnst du sofort, ohne Gegenzug. Mindestens eines deiner Zielfelder muss dann richtig besetzt sein.
rules-special-text-2 = Geprüft wird das nach jedem Zug, für beide. Man kann es auch aus Versehen für die andere Seite herbeiführen.

rules-score-title = Die Punkte
rules-score-text-1 = Wer verliert, bekommt so viele Minuspunkte, wie noch Züge fehlen: die kleinste Zahl von Zügen hintereinander, allein gezogen, während die Steine der anderen Seite stehen bleiben, bis auch diese Seite fertig oder im Spezialfall ist. Nach einem letzten Zug des Nachziehenden wird von der Stellung danach gezählt.
rules-score-text-2 = Ein Unentschieden bringt keine Punkte. Wer aufgibt oder die Zeit überschreitet, verliert, aber ohne Punkte.

rules-house-title = Eine Hausregel
rules-house-text-1 = Die Spielanleitungen sagen nicht, was geschieht, wenn beide endlos hin- und herziehen. Darum gibt es eine Hausregel, und nur diese eine: Steht dieselbe Stellung mit derselben Seite am Zug zum dritten Mal auf dem Spielplan, ist das Spiel remis. Die Hausregel lässt sich abschalten.

rules-variants-title = Varianten
rules-variants-text-1 = „Nur Farben“ ist einfacher und gut zum Lernen. Alle Zahlen werden ignoriert: Ein Stein ist auf jedem der zehn Zielfelder seiner Farbe angekommen. Steine einer Farbe gelten als gleich.
rules-variants-text-2 = Das „Strenge Spiel“ ist schwieriger. Auch der Schritt eines Schritt-Sprungs muss enden, wo der Stein bleiben darf, und von dort geht der Sprung weiter.
rules-variants-text-3 = Beide Varianten lassen sich verbinden.

rules-example-setup = Der Anfang, vom Platz von Rot aus. Jeder Stein steht auf der Zahl seines Gegenstücks.
rules-example-step = Ein Schritt: Gelb 18 betritt die farbigen Reihen auf einem gelben Feld.
rules-example-jump = Ein dreifacher Sprung: Rot 3 berührt das hellblaue e5 und bleibt auf dem roten g7.
rules-example-step-jump = Ein Schritt-Sprung: Rot 1 geht nach b2 und springt dann viermal, ins Ziel auf j10.
rules-example-special = Der Spezialfall: Ist Rot 2 auf i10 am Ziel, hält Dunkelblau 1 das einzige fehlende Zielfeld besetzt. Rot gewinnt.
rules-example-reply = Der letzte Zug: Rot hat begonnen und ist fertig. Dunkelblau 5 macht einen Schritt, springt ins Ziel und rettet das Unentschieden.

history-title = Die Geschichte von Colorito
history-text-1 = Colorito erschien zuerst 1892 in London. Wer es erfunden hat, weiß niemand.
history-text-2 = Neun Jahre vorher, 1883, hatte Halma eine neue Familie von Spielen begründet, bei denen man mit seinen Steinen die andere Seite des Spielplans erreichen muss. Colorito hat die Sprünge von Halma und zwei Einfälle dazu, die alles verändern. Die Steine tragen Zahlen, also hat jeder genau einen Platz. Und jeder spielt mit zwei Farben, also bestimmt der Spielplan selbst, wer wo bleiben darf.
history-text-3 = Das Spiel wurde so beliebt, dass es um 1915 zu den liebsten Beschäftigungen Anastasias gehörte, der jüngsten Tochter des letzten Zaren.
history-text-4 = 2010 erschien eine Neuausgabe von Daniel Danzer. Dafür wurden die Originalregeln in der British Library nachgeschlagen, die Regeln neu zusammengestellt und ein Spielplan gestaltet. Zwei Varianten kamen hinzu: „Nur Farben“ und das „Strenge Spiel“.
history-text-5 = Den Spielanleitungen dieser Ausgabe auf Deutsch, Englisch, Spanisch und Japanisch folgt dieses Colorito. Ihre Bilder sind verloren. Das Muster des Spielplans und die Aufstellung sind hier aus dem rekonstruiert, was die Texte sagen, und wo es darauf ankommt, steht das dabei.

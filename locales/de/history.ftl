# Die Seite zur Geschichte.

history-title = Die Geschichte von Colorito
history-caption = Der Spielplan, wie er hier rekonstruiert ist

history-origin-title = London 1892
history-origin-text-1 = Colorito kam 1892 in London heraus. Wer es erfunden hat, ist nicht bekannt.
history-origin-text-2 = Neun Jahre zuvor hatte Halma eine Familie von Spielen begründet, bei denen man mit seinen Steinen den Spielplan überquert. Colorito übernahm die Sprünge und fügte zwei Einfälle hinzu, die alles verändern. Die Steine tragen Zahlen, also hat jeder genau einen Platz. Und jeder spielt mit zwei Farben, also bestimmt der Spielplan selbst, wer wo bleiben darf.
history-origin-text-3 = Das Spiel fand Freunde. Die Töchter des letzten Zaren erwähnen es in Briefen aus der Zeit um 1915, und Anastasia, die jüngste, zählte es zu ihren liebsten Vergnügungen.

history-set-title = Das Spiel von 1892
history-set-text-1 = Beschreibungen auf BoardGameGeek verraten mehr als die Spielanleitungen. Der Spielplan hatte zehn mal zehn achteckige Felder. Die ersten beiden Reihen jeder Seite waren von 1 bis 20 nummeriert, die sechs Reihen dazwischen in einem regelmäßigen Muster gefärbt. Der eine spielte mit roten und blauen Steinen, der andere mit braunen und gelben, und jede Farbe füllte eine Reihe.
history-set-text-2 = Exemplare aus jener Zeit gibt es noch bei Sammlern; ein Blog über abstrakte Spiele zeigte 2013 zwei davon. Er lobt, wie sehr beide auf die Steine des anderen angewiesen sind, während sie um die Wette ziehen: Ein guter Plan hält Benutzen und Versperren im Gleichgewicht.

history-family-title = Die Familie
history-family-text-1 = Die Überquerungsspiele entstanden in weniger als zwei Jahrzehnten: Halma 1883, Stern-Halma und Colorito 1892, Salta auf zehn mal zehn Feldern 1899, einige Jahre lang sehr beliebt, und Rex 1900.
history-family-text-2 = Ein Spielplan, dessen Farbmuster an zwei Steinfarben je Spieler gebunden ist, scheint allein Colorito zu gehören: Der Herausgeber von 2010 kennt kein zweites Spiel dieser Art.

history-edition-title = Die Neuausgabe von 2010
history-edition-text-1 = Für die Neuausgabe von Daniel Danzer wurden die ursprünglichen Regeln in der British Library nachgeschlagen. Die deutsche Spielanleitung nennt als seinen Anteil „Recherche, Grafik und Regelzusammenstellung“; die englische, spanische und japanische nennen überarbeitete Regeln, Gestaltung des Spielplans und Varianten. Die beiden Varianten, „Nur Farben“ und das „Strenge Spiel“, kamen damals hinzu.
history-edition-text-2 = Colorito „wirkt zwar leicht, hat aber genügend Spieltiefe, um auch für erfahrene Spieler eine Herausforderung zu sein“, verspricht die deutsche Spielanleitung. Die englische und die japanische sagen dasselbe in ihren Worten, die spanische lässt den Satz weg.

history-differences-title = Worin sich die vier Spielanleitungen unterscheiden
history-differences-text-1 = Wie gespielt wird, sagen alle gleich. Die meisten Unterschiede betreffen die Formulierung. Beim Ziel des Spiels nennt die spanische Anleitung Zahl und Farbe zugleich, die anderen erwähnen die Farbe erst beim Spielende. Nur die spanische sagt, dass Gelb auf hellblauen Zahlen startet. Die deutsche, englische und japanische nennen die Stellung ihrer Zugbeispiele den Beginn des Mittelspiels.
history-differences-text-2 = Der Spezialfall wird auf vier Arten erzählt. Wer gewinnt, dem fehlen nur noch Zielfelder, die der Gegner besetzt hält: Zielfelder ohne eigenen Stein (deutsch), ohne den richtigen Stein (englisch), vom Spieler nicht besetzte (spanisch), noch nicht erreichte (japanisch). Die deutsche Anleitung fügt an, dass der Sieg umgehend gilt. Wir folgen der strengsten Lesart, der englischen.
history-differences-text-3 = Bei „Nur Farben“ gehören die Steine in die Reihe der passenden Farbe (deutsch, englisch, japanisch); die spanische Anleitung verlangt nur, dass die Farben übereinstimmen, was auf dasselbe hinausläuft.

history-here-title = Dieses Colorito
history-here-text-1 = Wir folgen diesen vier Spielanleitungen. Sie sind von 2010 und berichten von den Regeln von 1892; alt sind sie selbst nicht. Uns liegen nur ihre Texte vor, ohne Bilder. Das Farbmuster und die Reihenfolge der Steine sind deshalb aus dem rekonstruiert, was die Texte sagen. Zehn Reihen und ein regelmäßiges Muster bestätigen die Beschreibungen der alten Exemplare; welches Muster es war, nicht.

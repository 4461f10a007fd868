### The guide through a first game: short, warm, one thing at a time.

guide-title = Begleitung
guide-end = Ohne Begleitung weiter
guide-welcome = Du spielst Rot: die runden Steine. Alle zwanzig müssen hinüber, jeder auf das weiße Feld mit seiner Zahl in seiner Farbe. Tippe einen davon an.
guide-choose = Das umrandete Feld ist sein Ziel. Die Zeichen zeigen, wohin er jetzt kann: ein Punkt ist ein Schritt, ein Bogen ein Sprung, beides zusammen ein Schritt mit Sprüngen danach.
guide-stay = Abgedunkelte Felder haben eine andere Farbe: Dein Stein darf darüber springen, aber enden muss er auf Weiß oder auf seiner Farbe.
guide-reply = Der Computer hat gezogen, sein Weg bleibt eingezeichnet. Tippe den gezogenen Stein an, um den Zug noch einmal zu sehen.
guide-ladder = Jeder Stein ist eine Sprosse deiner Leiter, ob deiner oder der des Gegners. Suche Sprünge, die einen Stein mit einem Zug weit bringen.
guide-chain = Eine schöne Kette! Sprung um Sprung zählt als ein einziger Zug.
guide-target = Tippe einen Stein an, wann immer du wissen willst, wohin er gehört: Der Ring zeigt es dir.
guide-hint = Unsicher? „Tipp“ zeigt einen guten Zug und sagt, warum er gut ist.
guide-middle = Halte deine Steine nah beieinander. Wer zurückbleibt, kann über niemanden springen und braucht viele Schritte.
guide-home = Am Ziel! Der Messingrand sagt: Dieser Stein steht auf seiner eigenen Zahl.
guide-order = Denk an die Reihenfolge: Die hintersten Felder füllst du zuerst, bevor andere Steine den Weg dorthin versperren.
guide-special = Aufgepasst: Hält der Gegner alle Zielfelder besetzt, die einem Spieler noch fehlen, gewinnt dieser Spieler sofort. Das ist der Spezialfall.
guide-last = Fast geschafft. Zähle deine Schritte: Wer zuerst alle zwanzig am Ziel hat, gewinnt – doch wenn du begonnen hast, darf dein Gegner noch einmal ziehen.
guide-over = Das war deine erste Partie. Wer verliert, bekommt so viele Minuspunkte, wie noch Züge fehlten. Der Rückblick zeigt, wo Züge verloren gingen; zur Revanche genügt ein Klick.

### The guide through a first game: short, warm, one thing at a time.

guide-title = Begleitung
guide-end = Ohne Begleitung weiter
guide-welcome = Du spielst Rot: die runden Steine. Alle zwanzig müssen hinüber, jeder auf das weiße Feld mit seiner Zahl in seiner Farbe. Tipp einen davon an.
guide-choose = Das umrandete Feld ist sein Zielfeld. Die Zeichen zeigen, wohin er jetzt kann: Ein Punkt ist ein Schritt, ein Bogen ein Sprung, beides zusammen ein Schritt mit Sprüngen danach.
guide-stay = Abgedunkelte Felder haben eine andere Farbe: Dein Stein darf hindurch, aber enden muss sein Zug auf Weiß oder auf seiner Farbe.
guide-reply = Der Computer hat gezogen, sein Weg bleibt eingezeichnet. Tipp den gezogenen Stein an, um den Zug noch einmal zu sehen.
guide-ladder = Jeder Stein ist eine Sprosse deiner Leiter, ob deiner oder der deines Gegners. Such Sprünge, die einen Stein mit einem Zug weit bringen.
guide-chain = Eine schöne Kette! Sprung um Sprung zählt als ein einziger Zug.
guide-target = Tipp einen Stein an, wann immer du wissen willst, wohin er gehört: Der Ring zeigt es dir.
guide-hint = Unsicher? „Tipp“ zeigt einen guten Zug und sagt, warum er gut ist.
guide-middle = Halte deine Steine nah beieinander. Wer zurückbleibt, hat nichts zum Überspringen und braucht viele Züge.
guide-home = Am Ziel! Der Messingrand sagt: Dieser Stein steht auf seiner eigenen Zahl.
guide-order = Denk an die Reihenfolge: Die hintersten Felder füllst du zuerst, bevor andere Steine den Weg dorthin versperren.
guide-special = Aufgepasst: Hält der Gegner alle Zielfelder besetzt, die einem Spieler noch fehlen, gewinnt dieser Spieler sofort. Das ist der Spezialfall.
guide-last = Fast geschafft. Zähl deine Züge: Wer zuerst alle zwanzig am Ziel hat, gewinnt. Doch wenn du begonnen hast, bleibt deinem Gegner noch ein Antwortzug.
guide-over = Das war deine erste Partie. Wer verliert, bekommt so viele Minuspunkte, wie noch Züge fehlten. Der Rückblick zeigt, wo Züge verloren gingen; zur nächsten Partie genügt ein Klick.

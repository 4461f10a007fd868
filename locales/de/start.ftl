### The board of the start page: what it shows by itself, and how it invites.

demo-race = Ein Wettlauf für zwei: Jeder Stein hat eine Zahl und eine Farbe – und drüben ein Feld, das beides trägt.
demo-step = Ein Schritt: auf ein leeres Feld daneben, weiß oder in der Farbe des Steins.
demo-jump = Ein Sprung: über einen Stein daneben, gleich welchen, auf das leere Feld dahinter.
demo-chain = Sprung um Sprung in einem Zug. Nur das letzte Feld muss weiß sein oder die Farbe des Steins haben.
demo-step-jump = Ein Schritt-Sprung: erst ein Schritt, auch auf eine andere Farbe, dann Sprünge.
demo-over = Geschlagen wird nie: Alle Steine sind für alle die Leiter.
demo-choose = Ein Punkt ist ein Schritt, ein Bogen ein Sprung. Der Ring drüben zeigt, wohin dieser Stein gehört.
demo-try = Du bist am Zug! Tipp einen roten oder gelben Stein an, dann eines der markierten Felder. Der Computer antwortet.
demo-begin = Selbst einen Zug probieren

### What players are told who may be looking elsewhere.

notices-title = Hinweise
notices-bell =
    { $count ->
        [0] Hinweise
        [one] Ein neuer Hinweis
       *[other] { $count } neue Hinweise
    }
notices-none = Noch nichts. Hier steht es, wenn jemand zieht, dich etwas fragt oder eine Partie endet.
notices-settings = Auch anderswo benachrichtigt werden
notices-new = neu
notice-turn =
    { $known ->
        [yes] Du bist am Zug gegen { $name }.
       *[no] Du bist am Zug gegen einen Gast.
    }
notice-deadline =
    { $known ->
        [yes] Deine Zeit für den Zug gegen { $name } läuft ab: { $when }.
       *[no] Deine Zeit für den Zug gegen einen Gast läuft ab: { $when }.
    }
notice-begun =
    { $known ->
        [yes] Deine Partie mit { $name } hat begonnen.
       *[no] Deine Partie mit einem Gast hat begonnen.
    }
notice-over =
    { $known ->
        [yes] Deine Partie mit { $name } ist zu Ende.
       *[no] Deine Partie mit einem Gast ist zu Ende.
    }
notice-draw-offer =
    { $known ->
        [yes] { $name } bietet dir Remis an.
       *[no] Ein Gast bietet dir Remis an.
    }
notice-take-back =
    { $known ->
        [yes] { $name } bittet darum, den letzten Zug zurückzunehmen.
       *[no] Ein Gast bittet darum, den letzten Zug zurückzunehmen.
    }
notice-rematch =
    { $known ->
        [yes] { $name } möchte eine Revanche.
       *[no] Ein Gast möchte eine Revanche.
    }
announcement-read = Verstanden

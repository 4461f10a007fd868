### What players are told who may be looking elsewhere.

notices-title = Notices
notices-bell =
    { $count ->
        [0] Notices
        [one] One new notice
       *[other] { $count } new notices
    }
notices-none = Nothing yet. When somebody you play with moves, asks you something or ends a game, it is told here.
notices-settings = Be told elsewhere too
notices-new = new
notice-turn =
    { $known ->
        [yes] It is your move against { $name }.
       *[no] It is your move against a guest.
    }
notice-deadline =
    { $known ->
        [yes] Your time for a move against { $name } runs out: { $when }.
       *[no] Your time for a move against a guest runs out: { $when }.
    }
notice-begun =
    { $known ->
        [yes] Your game with { $name } has begun.
       *[no] Your game with a guest has begun.
    }
notice-over =
    { $known ->
        [yes] Your game with { $name } is over.
       *[no] Your game with a guest is over.
    }
notice-draw-offer =
    { $known ->
        [yes] { $name } offers a draw.
       *[no] A guest offers a draw.
    }
notice-take-back =
    { $known ->
        [yes] { $name } asks to take the last move back.
       *[no] A guest asks to take the last move back.
    }
notice-rematch =
    { $known ->
        [yes] { $name } wants to play again.
       *[no] A guest wants to play again.
    }
announcement-read = Got it

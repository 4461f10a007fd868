### My games: searched, filtered, thrown away and had back.

games-filter = Search and filter
games-search = Name
games-state = Which games
games-state-all = All
games-state-open = Still being played
games-state-over = Finished
games-state-won = You won
games-state-lost = You lost
games-state-drawn = Drawn
games-opponent-all = Everybody
games-opponent-computer = The computer
games-opponent-people = People
games-variant-all = All
games-none-found = No game fits.
games-bin = Bin
games-bin-title = Bin
games-bin-leave = Back to the games
games-bin-empty = The bin is empty.
games-binned = The game is in the bin.
games-restore = Restore
games-restore-named = Restore { $red } – { $blue }
games-restored = The game is back.
games-open = Open
games-winner =
    { $who ->
        [you] You won
        [computer] The computer won
       *[name] { $name } won
    }
games-points = −{ $points }

## Matches
match-wins = Wins
match-games-given-up = Resigned or lost on time
match-given-up = lost
match-minus = Minus points
match-point = won
match-counting = The minus points are still being counted.
match-rule = The starter changes from game to game. More wins take the match. With equal wins, fewer games resigned or lost on time decide, then fewer minus points.

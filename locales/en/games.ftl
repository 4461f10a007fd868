### My games: searched, filtered, thrown away and had back.

games-filter = Search and filter
games-search = Name
games-state = Which games
games-state-all = All
games-state-mine = Waiting for you
games-state-open = Still being played
games-state-over = Finished
games-state-won = You won
games-state-lost = You lost
games-state-drawn = Drawn
games-opponent-all = Anyone
games-opponent-computer = The computer
games-opponent-people = People
games-variant-all = All
games-none-found = No games match.
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

## Match
match-title = Match
match-standing = { $red } – { $blue } · { $games } games
match-game = Game
match-result = Result
match-next = Next game
match-continue = Continue the game
match-tied = The match is tied.
match-won =
    { $who ->
        [you] You win the match.
        [computer] The computer wins the match.
       *[name] { $name } wins the match.
    }

## My games
games-account = Sign in or make an account
games-title = My games
games-none = No games yet. The first one is waiting.
games-more = Show more
games-going-on = Still being played
games-plies =
    { $plies ->
        [one] one move
       *[other] { $plies } moves
    }
ending-completion = all pieces home
ending-special = special situation
ending-resignation = by resignation
ending-time = on time
ending-tie = Tie
ending-repetition = Draw by repetition
ending-agreement = Draw by agreement
ending-absence = the other left
ending-claim = Draw because one player left
ending-aborted = Aborted
continue-it = Continue
review-it = Look at it
export-it = Export
delete-named = Delete { $red } – { $blue }
import-title = Import a record
import-file = Choose a file
import-text = Paste a record here
import-it = Import

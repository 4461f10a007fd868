### The page of a game: what its board and its buttons can do besides moving.

## Watching
review-it-now = Review
look-again = Show the move again
watch-counter = The way home: move { $at } of { $of }.
watch-stop = Stop

## Choosing a move ahead
note-plan = choose this space ahead
plan-made = Chosen ahead: { $from } to { $to }. It will be played if it is possible then.
plan-lost = The move you chose ahead is not possible now. Choose another.

## Players
time-warning = { $seconds } seconds left.
plate-home = { $home } of 20 home

## Only the board
zen = Only the board
zen-off = Show everything

## New game
play-more = More choices
chosen-side =
    { $side ->
        [red] You play Red
        [blue] You play Blue
       *[chance] Random side
    }
chosen-starter =
    { $who ->
        [you] You start
        [computer] The computer starts
        [friend] Your friend starts
        [red] Red starts
        [blue] Blue starts
       *[chance] Random starter
    }

## Pictures, and two at one device
turning = Turn the board after each move
picture-copy = Copy picture
picture-copied = The picture is on the clipboard.
picture-failed = The browser did not allow that.
embed-copy = Copy code for your own page
report = Report
block = Block
embed-copied = The code is on the clipboard. Wherever you put it, the picture follows the game.
share = Share

## Playing with others
opponent-friend = A friend, by link
opponent-anyone = Or play with anyone, in the lobby
starter-friend = Your friend
rated-wish = The game should count for ratings
make-link = Make the link

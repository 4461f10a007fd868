//! Conversations in the engine protocol.

use std::sync::atomic::AtomicBool;

use colorito_engine::{Engine, NoClock, Settings, Step, Ugi};

/// The answers to a line; a search is run to its end.
fn say(ugi: &mut Ugi, line: &str) -> Vec<String> {
    match ugi.line(line) {
        Step::Answer(lines) => lines,
        Step::Search(task) => {
            let mut lines = Vec::new();
            let mut engine = Engine::new(Settings { hash: 1, ..Settings::default() });
            let stop = AtomicBool::new(task.waits_for_stop());
            let best = task.run(&mut engine, &NoClock, &stop, |line| lines.push(line));
            lines.push(best);
            lines
        }
        Step::Stop => vec!["(stop)".to_owned()],
        Step::Quit => vec!["(quit)".to_owned()],
    }
}

#[test]
fn introduces_itself_in_both_languages() {
    for (hello, last) in [("ugi", "ugiok"), ("uci", "uciok")] {
        let lines = say(&mut Ugi::default(), hello);
        assert!(lines[0].starts_with("id name "));
        assert!(lines[1].starts_with("id author "));
        for option in ["Variant", "Board", "Hash", "Threads", "Level", "MultiPV"] {
            assert!(lines.iter().any(|line| line.starts_with(&format!("option name {option} "))), "{option}");
        }
        assert_eq!(lines.last().unwrap(), last);
    }
    assert_eq!(say(&mut Ugi::default(), "isready"), ["readyok"]);
}

#[test]
fn searches_and_answers() {
    let mut ugi = Ugi::default();
    assert!(say(&mut ugi, "position startpos moves c1c3").is_empty());
    let lines = say(&mut ugi, "go depth 3");
    assert!(lines[0].starts_with("info depth 1 seldepth "), "{lines:?}");
    for word in [" nodes ", " nps ", " time ", " multipv 1 ", " score cp ", " pv "] {
        assert!(lines[0].contains(word), "{word} in {}", lines[0]);
    }
    assert!(lines.last().unwrap().starts_with("bestmove "));
}

#[test]
fn several_lines_and_levels() {
    let mut ugi = Ugi::default();
    say(&mut ugi, "setoption name MultiPV value 3");
    let lines = say(&mut ugi, "go depth 2");
    assert!(lines.iter().any(|line| line.contains(" multipv 3 ")));
    say(&mut ugi, "setoption name Level value 1");
    assert!(say(&mut ugi, "go movetime 100").last().unwrap().starts_with("bestmove "));
}

#[test]
fn goes_by_the_clock_of_the_player_to_move() {
    for go in ["go p1time 1000 p2time 1000 p1inc 10 p2inc 10 depth 2", "go nodes 500", "go infinite", "go"] {
        let lines = say(&mut Ugi::default(), go);
        assert!(lines.last().unwrap().starts_with("bestmove "), "{go}: {lines:?}");
    }
}

#[test]
fn answers_queries() {
    let mut ugi = Ugi::default();
    assert_eq!(say(&mut ugi, "query gameover"), ["response false"]);
    assert_eq!(say(&mut ugi, "query p1turn"), ["response true"]);
    assert_eq!(say(&mut ugi, "query result"), ["response none"]);
    say(&mut ugi, "position fen JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/10/lkmnopqrst/abcdefghij r r 100");
    assert_eq!(say(&mut ugi, "query gameover"), ["response true"]);
    assert_eq!(say(&mut ugi, "query result"), ["response p1win"]);
    assert_eq!(say(&mut ugi, "go depth 1").last().unwrap(), "bestmove none");
}

#[test]
fn decided_games_are_mates() {
    let mut ugi = Ugi::default();
    say(&mut ugi, "position fen JIHGFEDCBA/TSRQPONML1/9K/10/10/10/10/10/lkmnopqrst/abcdefghij r r 100");
    assert!(say(&mut ugi, "go depth 4").iter().any(|line| line.contains(" score mate 1 ")));
}

#[test]
fn other_rules_begin_another_game() {
    let mut ugi = Ugi::default();
    say(&mut ugi, "position startpos moves c1c3");
    say(&mut ugi, "setoption name Variant value strict-colours");
    say(&mut ugi, "setoption name Board value tiles");
    assert_eq!(ugi.game().position().plies(), 0);
    assert_eq!(ugi.game().rules().variant.name(), "strict-colours");
    assert_eq!(ugi.game().rules().board.name(), Some("tiles"));
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let mut ugi = Ugi::default();
    say(&mut ugi, "position startpos moves c1c3");
    let before = ugi.game().clone();
    for line in [
        "hello",
        "position",
        "position fen nothing",
        "position startpos moves c1c3 z9z9",
        "position startpos moves a1a2",
        "go depth",
        "go depth many",
        "go sideways 3",
        "setoption name Colour value red",
        "setoption name Hash value -1",
        "setoption name Level value 11",
        "setoption name Variant value easy",
        "setoption name Board value ..........",
        "setoption Hash 5",
        "query weather",
    ] {
        let answer = say(&mut ugi, line);
        assert!(answer.len() == 1 && answer[0].starts_with("info string "), "{line}: {answer:?}");
        assert_eq!(ugi.game(), &before, "{line}");
    }
    assert!(say(&mut ugi, "").is_empty());
    assert!(say(&mut ugi, "   ").is_empty());
    assert_eq!(say(&mut ugi, "stop"), ["(stop)"]);
    assert_eq!(say(&mut ugi, "quit"), ["(quit)"]);
}

//! Records: the game they hold, their tags, moves added by hand, comments, nesting.

use std::{collections::VecDeque, time::Duration};

use colorito::{
    AddMoveError, Comment, Draw, Evaluation, Game, GameResult, Move, Outcome, Position, Record,
    RecordProblem, RepetitionRule, Rules, Side, TagError, Verdict, Victory,
};

/// A game with the standard rules after some moves.
fn game(moves: &str) -> Game {
    let mut game = Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Draw);
    for text in moves.split_whitespace() {
        game.play(game.position().parse_move(text).expect("a legal move")).expect("a legal move");
    }
    game
}

fn go(text: &str) -> Move {
    let (from, to) = text.split_at(2);
    Move::Go { from: from.parse().expect("a space"), to: to.parse().expect("a space") }
}

fn read(text: &str) -> Record {
    text.parse().unwrap_or_else(|error| panic!("{error}:\n{text}"))
}

/// Red's 6 and Blue's 6 are each one hop from home; Red starts and is to move.
const RACE: &str = "[Position \"JIHG1EDCBA/TSRQPONMLK/4F5/10/10/10/10/5f4/klmnopqrst/abcde1ghij r r 60\"]\n";

#[test]
fn a_record_looks_like_this() {
    let mut record = Record::of(&game("c1c3 h10h8"));
    record.set_tag("Red", "Anastasia").unwrap();
    record.set_tag("Score", "0").unwrap();
    record.set_tag("Event", "Sunday").unwrap();
    let first = record.tree().main_nodes().next();
    record.comment(first, Comment::new("bold").unwrap().with_clock(Duration::from_secs(61)));
    record.add_move(None, go("d2d3")).unwrap();
    assert_eq!(
        record.to_string(),
        "[Event \"Sunday\"]\n[Red \"Anastasia\"]\n[Variant \"standard\"]\n[Board \"standard\"]\n[Starter \"red\"]\n\
         [Result \"*\"]\n[Score \"0\"]\n\n1. c1c3 {[%clk 0:01:01] bold} (1. d2d3) 1... h10h8 *\n"
    );
}

#[test]
fn moves_are_numbered_again_where_the_line_was_interrupted() {
    for moves in [
        "1. c1c3 h10h8 2. d2d3 g9g8 *",
        "1. c1c3 (1. g1g3) 1... h10h8 2. d2d3 *",
        "1. c1c3 {x} 1... h10h8 {y} 2. d2d3 *",
        "1. c1c3 h10h8 (1... g9g8 2. g1g3) ({why not} 1... d10d8) 2. d2d3 *",
        "1. c1c3 (1. g1g3 h10h8 (1... d10d8 2. d2d3 (2. c1c3) 2... g9g8) 2. c1c3) 1... h10h8 *",
    ] {
        assert_eq!(read(moves).to_string().lines().last(), Some(moves));
    }
}

#[test]
fn the_game_of_a_record_is_the_game_recorded() {
    let mut resigned = game("c1c3 h10h8 d2d3");
    resigned.resign(Side::Red).unwrap();
    let mut timed_out = game("c1c3");
    timed_out.run_out_of_time(Side::Blue).unwrap();
    let mut agreed = game("");
    agreed.agree_on_draw().unwrap();
    for game in [game(""), game("c1c3 h10h8"), resigned, timed_out, agreed] {
        let record = Record::of(&game);
        assert_eq!(record.game(), game);
        assert_eq!(read(&record.to_string()), record);
    }
}

#[test]
fn moves_that_were_taken_back_are_not_recorded() {
    let mut game = game("c1c3 h10h8");
    game.undo();
    assert_eq!(Record::of(&game).game().moves(), [go("c1c3")]);
}

#[test]
fn tags_follow_the_game_or_are_set() {
    let mut record = Record::of(&game("c1c3"));
    assert_eq!(record.set_tag("Result", "red"), Err(TagError::Derived("Result".into())));
    assert_eq!(record.set_tag("two words", "x"), Err(TagError::Name("two words".into())));
    assert_eq!(record.set_tag("", "x"), Err(TagError::Name(String::new())));
    assert_eq!(record.set_tag("Red", "a\nb"), Err(TagError::Value("Red".into())));
    record.set_tag("Red", "a").unwrap();
    record.set_tag("Red", "b \"c\" \\ d").unwrap();
    assert_eq!(record.tag("Red"), Some("b \"c\" \\ d"));
    assert_eq!(record.tag("Blue"), None);
    assert_eq!(read(&record.to_string()), record);
}

#[test]
fn the_order_in_which_tags_are_set_does_not_matter_for_the_first_ones() {
    let mut record = Record::of(&game(""));
    for name in ["Score", "Blue", "Annotator", "Event", "Red", "Date"] {
        record.set_tag(name, name).unwrap();
    }
    let names: Vec<&str> = record.tags().map(|(name, _)| name).collect();
    assert_eq!(names, ["Event", "Date", "Red", "Blue", "Score", "Annotator"]);
    assert_eq!(read(&record.to_string()), record);
}

#[test]
fn a_move_is_added_at_the_end_of_a_line_or_as_a_variation() {
    let mut record = Record::of(&game("c1c3"));
    let main = record.tree().main_nodes().next();
    let reply = record.add_move(main, go("g9g8")).unwrap();
    let variation = record.add_move(None, go("d2d3")).unwrap();
    assert_eq!(record.add_move(main, go("g9g8")), Ok(reply), "it is there already");
    assert_eq!(record.tree().main_line().collect::<Vec<_>>(), [go("c1c3"), go("g9g8")]);
    assert_eq!(record.tree().line_to(variation), [go("d2d3")]);
    assert!(matches!(record.add_move(main, go("g9g7")), Err(AddMoveError::Illegal(_))));
    assert_eq!(read(&record.to_string()), record);
}

#[test]
fn moves_are_added_in_any_order() {
    let written =
        read("1. c1c3 (1. g1g3 h10h8 (1... d10d8 2. d2d3) 2. c1c3) 1... h10h8 (1... g9g8) 2. d2d3 *");
    let mut record = Record::of(&game(""));
    // The shallow moves of all lines before the deep ones, so that every move is in another line than the
    // last.
    let tree = written.tree();
    let mut waiting = VecDeque::from([(None, None)]);
    while let Some((there, here)) = waiting.pop_front() {
        for id in tree.next(there) {
            let added = record.add_move(here, tree.node(*id).played).unwrap();
            waiting.push_back((Some(*id), Some(added)));
        }
    }
    assert_eq!(record, written);
    assert_eq!(record.tree().len(), 9);
}

/// Far more moves than could be added if each had to be played from the start.
#[test]
fn very_many_moves_can_be_added() {
    let start = Position::start(Rules::default(), Side::Red);
    let mut record = Record::of(&Game::new(start, RepetitionRule::Off));
    let (round, mut last) = (["d2d3", "g9g8", "d3d2", "g8g9"].map(go), None);
    for number in 0..100_000 {
        last = Some(record.add_move(last, round[number % 4]).unwrap());
    }
    assert_eq!(record.game().moves().len(), 100_000);
}

#[test]
fn a_move_added_to_the_main_line_may_end_the_game() {
    let mut record = read(&format!("{RACE}31. e8e10"));
    assert_eq!(record.verdict(), Verdict::Open);
    let reply = Move::Go { from: "f3".parse().unwrap(), to: "f1".parse().unwrap() };
    let last = record.tree().main_nodes().last();
    record.add_move(last, reply).unwrap();
    assert_eq!(record.verdict(), Verdict::Known(Outcome::Drawn(Draw::Tie)));
    assert_eq!(read(&record.to_string()), record);
}

#[test]
fn a_move_added_to_a_variation_ends_only_the_variation() {
    let mut record = read(&format!("{RACE}31. e8e10"));
    let first = record.tree().main_nodes().next();
    let quiet = record.game().position().legal_moves().into_iter().find(|m| m.to_string() != "f3f1").unwrap();
    record.add_move(first, quiet).unwrap();
    let won = Outcome::Won { winner: Side::Red, by: Victory::Completion };
    assert_eq!(record.verdict(), Verdict::Known(won));
    let tie = Move::Go { from: "f3".parse().unwrap(), to: "f1".parse().unwrap() };
    record.add_move(first, tie).unwrap();
    assert_eq!(record.verdict(), Verdict::Known(won));
    assert_eq!(read(&record.to_string()), record);
}

#[test]
fn no_move_is_added_after_the_end() {
    let mut record = read(&format!("{RACE}31. e8e10 f3f1"));
    let last = record.tree().main_nodes().last();
    assert!(matches!(record.add_move(last, Move::Pass), Err(AddMoveError::Illegal(_))));
}

#[test]
fn verdicts_come_from_the_moves_the_tags_and_the_result() {
    let won = |winner, by| Verdict::Known(Outcome::Won { winner, by });
    for (text, verdict) in [
        ("1. c1c3 *", Verdict::Open),
        ("1. c1c3 blue", Verdict::Unexplained(Some(Side::Blue))),
        ("1. c1c3 draw", Verdict::Unexplained(None)),
        ("[Ending \"time\"] 1. c1c3 red", won(Side::Red, Victory::Time)),
        ("[Result \"blue\"] [Ending \"resignation\"] 1. c1c3", won(Side::Blue, Victory::Resignation)),
    ] {
        assert_eq!(read(text).verdict(), verdict, "{text}");
    }
    assert_eq!(read(&format!("{RACE}31. e8e10 f3f1 *")).verdict(), Verdict::Known(Outcome::Drawn(Draw::Tie)));
    assert_eq!(read("1. c1c3 blue").verdict().result(), GameResult::Won(Side::Blue));
    assert_eq!(read("1. c1c3 blue").game().ending(), None, "why Blue won is not known");
}

#[test]
fn comments_stay_with_their_moves() {
    let record = read("{a} 1. c1c3 {b} ({c} 1. g1g3 {d}) {e} h10h8 {f} * {g}");
    let texts =
        |comments: &[Comment]| comments.iter().map(|comment| comment.text().to_owned()).collect::<Vec<_>>();
    let tree = record.tree();
    assert_eq!(texts(tree.before()), ["a"]);
    let [main, variation] = *tree.next(None) else { panic!("two first moves") };
    assert_eq!(texts(&tree.node(main).after), ["b", "e"]);
    assert_eq!(texts(&tree.node(variation).before), ["c"]);
    assert_eq!(texts(&tree.node(variation).after), ["d"]);
    let last = tree.main_nodes().last().unwrap();
    assert_eq!(texts(&tree.node(last).after), ["f", "g"]);
}

#[test]
fn comments_around_tags_begin_no_games_of_their_own() {
    let text = "{preface} [Event \"one\"] 1. c1c3 * {epilogue} [Event \"two\"] 1. d2d3 *";
    let records = Record::read_all(text).unwrap();
    assert_eq!(records.len(), 2);
    assert_eq!(records[0].tree().before()[0].text(), "preface");
    assert_eq!(Record::read_all(""), Ok(vec![]));
}

#[test]
fn clocks_and_evaluations_are_read() {
    let record = read("1. c1c3 {[%clk 1:02:03.5] [%eval -0.05] hm} h10h8 {[%eval #-3]} *");
    let comments: Vec<Comment> =
        record.tree().main_nodes().flat_map(|id| record.tree().node(id).after.clone()).collect();
    assert_eq!(comments[0].clock(), Some(Duration::from_millis(3_723_500)));
    assert_eq!(comments[0].evaluation(), Some(Evaluation::Lead(-5)));
    assert_eq!(comments[0].text(), "hm");
    assert_eq!(comments[1].evaluation(), Some(Evaluation::Decided(-3)));
}

#[test]
fn lines_are_wrapped_between_words() {
    let mut record = Record::of(&game("c1c3 h10h8 d2d3 g9g8 g1g3 d10d8"));
    let nodes: Vec<_> = record.tree().main_nodes().collect();
    for id in nodes {
        record.comment(Some(id), Comment::new("some forty characters of quiet comment").unwrap());
    }
    let text = record.to_string();
    assert!(text.lines().skip_while(|line| !line.is_empty()).count() > 3, "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    assert_eq!(read(&text), record);
}

#[test]
fn a_byte_order_mark_and_any_line_ends_are_accepted() {
    let record = read("[Red \"x\"]\n\n1. c1c3 h10h8 *\n");
    for text in ["\u{feff}[Red \"x\"]\r\n\r\n1. c1c3\r\nh10h8 *\r\n", "[Red \"x\"]\r1. c1c3\th10h8\r*"] {
        assert_eq!(read(text), record);
    }
}

#[test]
fn numbers_go_on_from_a_position_in_the_middle_of_a_move() {
    let start = "jihgfedcba/tsrqponmlk/10/10/10/10/10/2C7/KLMNOPQRST/AB1DEFGHIJ b r 1";
    let record = read(&format!("[Position \"{start}\"] h10h8 d2d3 g9g8 *"));
    assert!(record.to_string().ends_with("\n1... h10h8 2. d2d3 g9g8 *\n"), "{record}");
}

#[test]
fn variations_can_be_nested_a_hundred_deep_and_no_deeper() {
    let start = Position::start(Rules::default(), Side::Red);
    let mut record = Record::of(&Game::new(start, RepetitionRule::Off));
    let mut parent = None;
    let mut depth = 0;
    let error = loop {
        let position = position_after(&record, parent);
        let moves = position.legal_moves();
        record.add_move(parent, moves[0]).unwrap();
        match record.add_move(parent, moves[1]) {
            Ok(id) => parent = Some(id),
            Err(error) => break error,
        }
        depth += 1;
    };
    assert_eq!((error, depth), (AddMoveError::TooDeep, 100));
    let text = record.to_string();
    assert_eq!(read(&text), record);
    // One more, written by hand around the innermost move.
    let innermost = text.find("))").map(|end| text[..end].to_owned()).expect("nested variations");
    let last = innermost.rsplit(' ').next().unwrap();
    let deeper = text.replacen("))", &format!(" ({last})))"), 1);
    assert_eq!(deeper.parse::<Record>().unwrap_err().problem, RecordProblem::TooDeep);
}

fn position_after(record: &Record, id: Option<colorito::NodeId>) -> Position {
    let mut position = record.start().clone();
    for m in id.map(|id| record.tree().line_to(id)).unwrap_or_default() {
        position.play(m).expect("records hold legal moves");
    }
    position
}

#[test]
fn equal_trees_may_have_been_built_in_any_order() {
    let mut one = Record::of(&game("c1c3"));
    let first = one.tree().main_nodes().next();
    one.add_move(None, go("d2d3")).unwrap();
    one.add_move(first, go("g9g8")).unwrap();
    let mut other = Record::of(&game("c1c3"));
    let first = other.tree().main_nodes().next();
    other.add_move(first, go("g9g8")).unwrap();
    assert_ne!(one, other);
    other.add_move(None, go("d2d3")).unwrap();
    assert_eq!(one, other);
}

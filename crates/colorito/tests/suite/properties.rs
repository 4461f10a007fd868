//! What must hold for texts and games of all kinds, tried on random ones.

use std::time::Duration;

use colorito::{
    Board, Comment, Evaluation, Game, NodeId, Position, Record, RepetitionRule, Rules, Side, Variant,
};
use proptest::prelude::*;

use crate::parsers::{check_board, check_move, check_position, check_record};

/// A text of a corpus that should come close to the format, or any text at all, with some characters changed.
fn texts(corpus: &'static str, letters: &'static str) -> impl Strategy<Value = String> {
    let sample = proptest::sample::select(pieces(corpus));
    let changes = proptest::collection::vec((any::<prop::sample::Index>(), edit(letters)), 0..4);
    prop_oneof![
        1 => any::<String>(),
        2 => letters,
        6 => (sample, changes).prop_map(|(text, changes)| changed(text, &changes)),
    ]
}

/// The texts of a corpus: sections after `==`, or else lines up to ` | `.
fn pieces(corpus: &'static str) -> Vec<&'static str> {
    if corpus.contains("\n== ") {
        return corpus.split("\n== ").skip(1).filter_map(|text| Some(text.split_once('\n')?.1)).collect();
    }
    corpus.lines().map(|line| line.split(" | ").next().unwrap_or(line)).collect()
}

#[derive(Clone, Debug)]
enum Edit {
    Delete(usize),
    Insert(String),
    Repeat(usize),
}

fn edit(letters: &'static str) -> impl Strategy<Value = Edit> {
    prop_oneof![
        (1usize..6).prop_map(Edit::Delete),
        letters.prop_map(|text| Edit::Insert(text.chars().take(4).collect())),
        any::<char>().prop_map(|letter| Edit::Insert(letter.to_string())),
        (1usize..12).prop_map(Edit::Repeat),
    ]
}

fn changed(text: &str, changes: &[(prop::sample::Index, Edit)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (place, edit) in changes {
        let at = place.index(letters.len() + 1);
        match edit {
            Edit::Delete(count) => drop(letters.drain(at..(at + count).min(letters.len()))),
            Edit::Insert(text) => drop(letters.splice(at..at, text.chars())),
            Edit::Repeat(count) => {
                let again = letters[at..(at + count).min(letters.len())].to_vec();
                letters.splice(at..at, again);
            }
        }
    }
    letters.into_iter().collect()
}

/// What a random game is made of: for each move a number that chooses it, perhaps a comment, perhaps a
/// variation.
#[derive(Clone, Debug)]
struct Turn {
    choice: usize,
    comment: Option<Comment>,
    variation: Vec<usize>,
}

fn turns() -> impl Strategy<Value = Vec<Turn>> {
    let variation = prop_oneof![4 => Just(vec![]), 1 => proptest::collection::vec(any::<usize>(), 1..4)];
    let turn = (any::<usize>(), proptest::option::weighted(0.3, comment()), variation)
        .prop_map(|(choice, comment, variation)| Turn { choice, comment, variation });
    proptest::collection::vec(turn, 0..40)
}

fn comment() -> impl Strategy<Value = Comment> {
    let words = "[ -|~\n\r\u{e9}\u{2014}]{0,140}".prop_filter_map("words", |words| Comment::new(&words).ok());
    let evaluation =
        prop_oneof![any::<i32>().prop_map(Evaluation::Lead), any::<i32>().prop_map(Evaluation::Decided),];
    let clock = proptest::option::of(any::<u64>().prop_map(Duration::from_millis));
    (words, clock, proptest::option::of(evaluation)).prop_map(|(mut comment, clock, evaluation)| {
        if let Some(left) = clock {
            comment = comment.with_clock(left);
        }
        if let Some(evaluation) = evaluation {
            comment = comment.with_evaluation(evaluation);
        }
        comment
    })
}

fn rules() -> impl Strategy<Value = Rules> {
    let boards = proptest::sample::select(Board::BUILT_IN.map(|(_, board)| board).to_vec());
    let custom = Just(
        "........../........../YRDLYRDLYR/DLYRDLYRDL/YRDLYRDLYR/DLYRDLYRDL/YRDLYRDLYR/DLYRDLYRDL/........../..........",
    );
    let boards = prop_oneof![4 => boards, 1 => custom.prop_map(|text| text.parse().expect("a board"))];
    (boards, proptest::sample::select(Variant::ALL.to_vec()))
        .prop_map(|(board, variant)| Rules { board, variant })
}

/// A record of a random game with comments and variations.
fn records() -> impl Strategy<Value = Record> {
    let starter = proptest::sample::select(Side::ALL.to_vec());
    let rule = prop_oneof![Just(RepetitionRule::Draw), Just(RepetitionRule::Off)];
    let head_start = 0usize..30;
    let tags = proptest::collection::vec(("[A-Za-z0-9_]{1,12}", "[^\\p{Cc}]{0,30}"), 0..5);
    let declared = proptest::option::weighted(0.2, 0usize..5);
    (rules(), starter, rule, head_start, turns(), tags, declared).prop_map(
        |(rules, starter, rule, head_start, turns, tags, declared)| {
            let mut start = Position::start(rules, starter);
            for number in 0..head_start {
                if let Some(m) = choose(&start, number * 7_919 + turns.len()) {
                    start.play_unchecked(m);
                }
            }
            let mut record = Record::of(&Game::new(start, rule));
            let last = add_line(&mut record, None, turns);
            for (name, value) in tags {
                // Names of tags that follow from the game are refused.
                let _ = record.set_tag(&name, &value);
            }
            match declared {
                Some(choice) if last.is_some() => end_by_declaration(&record, choice),
                _ => record,
            }
        },
    )
}

fn choose(position: &Position, number: usize) -> Option<colorito::Move> {
    let moves = position.legal_moves();
    moves.get(number % moves.len().max(1)).copied()
}

/// Adds random moves to a record as far as they go and returns the last.
fn add_line(record: &mut Record, mut parent: Option<NodeId>, turns: Vec<Turn>) -> Option<NodeId> {
    for turn in turns {
        let position = position_after(record, parent);
        let Some(m) = choose(&position, turn.choice) else { break };
        let Ok(id) = record.add_move(parent, m) else { break };
        if let Some(comment) = turn.comment {
            record.comment(Some(id), comment);
        }
        let other = |choice| Turn { choice, comment: None, variation: vec![] };
        if let [first, after @ ..] = turn.variation.as_slice() {
            let nested = Turn { choice: *first, comment: None, variation: after.to_vec() };
            let rest = after.iter().map(|choice| other(*choice));
            add_line(record, parent, [nested].into_iter().chain(rest).collect());
        }
        parent = Some(id);
    }
    parent
}

fn position_after(record: &Record, id: Option<NodeId>) -> Position {
    let mut position = record.start().clone();
    for m in id.map(|id| record.tree().line_to(id)).unwrap_or_default() {
        position.play(m).expect("records hold legal moves");
    }
    position
}

/// The record of the main line with an end that the players declare, if it is not over.
fn end_by_declaration(record: &Record, choice: usize) -> Record {
    let mut game = record.game();
    let ended = match choice {
        0 => game.resign(Side::Red),
        1 => game.resign(Side::Blue),
        2 => game.run_out_of_time(Side::Red),
        3 => game.run_out_of_time(Side::Blue),
        _ => game.agree_on_draw(),
    };
    if ended.is_ok() { Record::of(&game) } else { record.clone() }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_text_upsets_the_position_parser(
        text in texts(include_str!("../data/positions-valid.txt"), "[a-tA-T0-9/ rb]{0,60}")
    ) {
        check_position(&text);
    }

    #[test]
    fn no_text_upsets_the_move_parser(text in texts(include_str!("../data/moves-valid.txt"), "[a-j0-9·\\- pas]{0,12}")) {
        check_move(&text);
    }

    #[test]
    fn no_text_upsets_the_board_parser(text in texts(include_str!("../data/boards-valid.txt"), "[RYDL.#/ \n]{0,120}")) {
        check_board(&text);
    }

    #[test]
    fn no_text_upsets_the_record_parser(
        text in texts(include_str!("../data/records-valid.txt"), "[a-j0-9.\\[\\](){}\"%* \n\\\\]{0,80}")
    ) {
        check_record(&text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn random_records_read_back_the_same(record in records()) {
        let text = record.to_string();
        let read: Result<Record, _> = text.parse();
        prop_assert_eq!(read.as_ref(), Ok(&record), "{}", text);
        check_record(&text);
    }
}

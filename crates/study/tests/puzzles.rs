//! The puzzles that come with the crate, and how they are read.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::atomic::AtomicBool,
};

use colorito::{Game, Move, RepetitionRule};
use colorito_engine::{Engine, Limits, NoClock, Settings};
use colorito_locales::Language;
use colorito_study::puzzles::{self, Judgement, Kind, Puzzle};

/// Checks what can be proven about a puzzle: its answer, its grade and, for ways home, that there is no
/// shorter one.
fn check(puzzle: &Puzzle) {
    let Puzzle { id, kind, .. } = puzzle;
    assert!(puzzle.answer_holds(), "{id}");
    let moves = puzzle.position.legal_moves().len();
    let right = puzzle.first_moves();
    assert!(!right.is_empty() && right.len() < moves.max(2), "{id}: {} of {moves} are right", right.len());
    let again = match kind {
        Kind::Rescue | Kind::LongJump => {
            Puzzle::searched(*kind, puzzle.position.clone(), puzzle.answer[0], puzzle.source.clone())
        }
        _ => Puzzle::proven(*kind, puzzle.position.clone(), puzzle.source.clone()).unwrap(),
    };
    assert_eq!(again, *puzzle, "{id}");
    if let Kind::Home(moves) = kind
        && *moves > 1
    {
        let shorter = Puzzle::proven(Kind::Home(moves - 1), puzzle.position.clone(), String::new());
        assert_eq!(shorter, None, "{id} can be solved faster");
    }
    if let Kind::Special(moves) = kind
        && *moves > 1
    {
        let shorter = Puzzle::proven(Kind::Special(moves - 1), puzzle.position.clone(), String::new());
        assert_eq!(shorter, None, "{id} can be solved faster");
    }
}

#[test]
fn a_sample_of_the_puzzles_holds() {
    // The longer ones are left to the run of all.
    puzzles::all().iter().filter(|puzzle| puzzle.kind.moves() <= 3).step_by(7).for_each(check);
}

#[test]
#[ignore = "takes minutes"]
fn every_puzzle_holds() {
    puzzles::all().iter().for_each(check);
}

/// The engine's first choice in a puzzle that rests on its judgement.
fn engines_choice(puzzle: &Puzzle) -> Move {
    let game = Game::new(puzzle.position.clone(), RepetitionRule::Draw);
    let mut engine = Engine::new(Settings::default());
    let report = engine.think(&game, Limits::nodes(80_000), &NoClock, &AtomicBool::new(false), |_| {});
    report.lines[0].moves[0]
}

#[test]
fn the_engine_still_chooses_the_answers_that_rest_on_it() {
    let of_engine = |puzzle: &&Puzzle| matches!(puzzle.kind, Kind::Rescue | Kind::LongJump);
    let (mut checked, mut wrong) = (0, Vec::new());
    for puzzle in puzzles::all().iter().filter(of_engine) {
        checked += 1;
        if engines_choice(puzzle) != puzzle.answer[0] {
            wrong.push(puzzle.id.as_str());
        }
    }
    assert!(checked > 0 && wrong.is_empty(), "{} of {checked}: {wrong:?}", wrong.len());
}

#[test]
fn there_are_enough_and_they_differ() {
    let all = puzzles::all();
    assert!(all.len() >= 150, "{}", all.len());
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    let mut grades: BTreeMap<u8, usize> = BTreeMap::new();
    let mut variants: BTreeMap<&str, usize> = BTreeMap::new();
    for puzzle in all {
        assert_eq!(puzzle.position.ending(), None, "{}", puzzle.id);
        *kinds.entry(puzzle.kind.code()).or_default() += 1;
        *grades.entry(puzzle.grade.number()).or_default() += 1;
        *variants.entry(puzzle.position.rules().variant.name()).or_default() += 1;
    }
    assert_eq!(kinds.len(), 6, "{kinds:?}");
    assert_eq!(grades.len(), 5, "{grades:?}");
    assert_eq!(variants.len(), 4, "{variants:?}");
    assert!(grades.values().all(|count| *count >= 10), "{grades:?}");
}

#[test]
fn every_kind_has_its_texts_in_every_language() {
    for puzzle in puzzles::all() {
        for part in ["kind", "task"] {
            let key = format!("puzzle-{part}-{}", puzzle.kind.code());
            assert!(Language::ALL.into_iter().all(|language| language.has(&key)), "{key}");
        }
    }
}

#[test]
fn wrong_moves_are_told_what_is_wrong() {
    let of_kind = |code: &str| puzzles::all().iter().find(|puzzle| puzzle.kind.code() == code).unwrap();
    let codes = [
        ("home", "puzzle-wrong-too-slow"),
        ("reply", "puzzle-wrong-not-complete"),
        ("special", "puzzle-wrong-not-forced"),
        ("defence", "puzzle-wrong-loses-at-once"),
        ("rescue", "puzzle-wrong-not-best"),
    ];
    for (code, expected) in codes {
        let puzzle = of_kind(code);
        let right = puzzle.first_moves();
        let wrong = puzzle.position.legal_moves().into_iter().find(|m| !right.contains(m)).unwrap();
        let Judgement::Wrong { at: 0, why } = puzzle.judge(&[wrong]) else { panic!("{code}: {wrong}") };
        assert_eq!(why.key, expected, "{code}: {wrong}");
    }
    let puzzle = of_kind("home");
    let Judgement::Wrong { why, .. } = puzzle.judge(&[Move::Pass]) else { panic!("nobody may pass") };
    assert_eq!(why.key, "learn-wrong-must-move");
}

/// The player's own moves of an answer and the opponent's replies between them.
fn turns(puzzle: &Puzzle) -> (Vec<Move>, Vec<Move>) {
    if puzzle.kind.is_alone() {
        return (puzzle.answer.clone(), Vec::new());
    }
    let turns = |first: usize| puzzle.answer.iter().copied().skip(first).step_by(2).collect();
    (turns(0), turns(1))
}

#[test]
fn every_puzzle_is_solved_by_the_player_and_tells_why() {
    for puzzle in puzzles::all() {
        let (own, replies) = turns(puzzle);
        let judgement = puzzle.judge(&own);
        let Judgement::Right { replies: judged, solved: Some(why) } = judgement else {
            panic!("{}: {judgement:?}", puzzle.id)
        };
        assert_eq!(judged, replies, "{}", puzzle.id);
        let last_is_own = puzzle.kind.is_alone() || replies.len() + 1 == own.len();
        assert!(last_is_own, "{} ends on the opponent's own move", puzzle.id);
        assert!(Language::ALL.into_iter().all(|language| language.has(&why.key)), "{}", why.key);
    }
}

#[test]
fn the_opponent_does_not_lose_by_its_own_hand() {
    let mut tried = 0;
    for puzzle in puzzles::all().iter().filter(|puzzle| matches!(puzzle.kind, Kind::Special(2..))) {
        for first in puzzle.first_moves() {
            let mut position = puzzle.position.clone();
            position.play(first).unwrap();
            let Judgement::Right { replies, solved } = puzzle.judge(&[first]) else {
                panic!("{}", puzzle.id)
            };
            if position.ending().is_none() {
                assert_eq!((replies.len(), solved), (1, None), "{}: something is left to be done", puzzle.id);
                tried += 1;
            }
        }
    }
    assert!(tried >= 30, "{tried}");
}

#[test]
fn a_solved_puzzle_takes_no_more_moves() {
    let puzzle = puzzles::all().iter().find(|puzzle| puzzle.kind == Kind::Home(1)).unwrap();
    let mut moves = puzzle.answer.clone();
    let Judgement::Right { replies, solved: Some(why) } = puzzle.judge(&moves) else { panic!("not solved") };
    assert_eq!((replies, why.key.as_str()), (vec![], "puzzle-because-home"));
    moves.push(moves[0]);
    assert!(matches!(puzzle.judge(&moves), Judgement::Wrong { at: 1, .. }));
}

#[test]
fn every_puzzle_has_its_day() {
    let count = puzzles::all().len() as u64;
    let round = |first: u64| -> BTreeSet<&str> {
        (first..first + count).map(|day| puzzles::of_the_day(day).id.as_str()).collect()
    };
    assert_eq!(round(0).len(), puzzles::all().len());
    assert_eq!(round(count * 90).len(), puzzles::all().len());
    assert_eq!(puzzles::of_the_day(20_000).id, puzzles::of_the_day(20_000).id);
    assert!((0..20).any(|day| puzzles::of_the_day(day).id != puzzles::of_the_day(day + count).id));
}

#[test]
fn puzzles_read_back_what_was_written() {
    let text: String =
        puzzles::all().iter().map(|puzzle| format!("{puzzle}\n")).fold(String::new(), |a, b| a + &b);
    assert_eq!(puzzles::parse(&text).as_deref(), Ok(puzzles::all()));
    for puzzle in puzzles::all() {
        assert_eq!(puzzles::find(&puzzle.id), Some(puzzle));
    }
}

#[test]
fn nonsense_is_refused_with_the_line_and_what_would_be_right() {
    let good = puzzles::all()[0].to_string();
    let lines: Vec<&str> = good.lines().collect();
    let refused = |line: usize, text: &str, message: &str| {
        let mut lines = lines.clone();
        lines[line - 1] = text;
        let error = puzzles::parse(&lines.join("\n")).unwrap_err();
        assert_eq!(error.line, line, "{error}");
        assert!(error.to_string().contains(message), "{error}");
    };
    refused(1, "id home-000000", "the id of this kind and position is");
    refused(1, "name x", "here should be `id …`");
    refused(2, "kind dance", "`dance` is no kind");
    refused(2, "kind home 10", "N from 1 to 9");
    refused(3, "variant loose", "is no variant");
    refused(4, "board cardboard", "is no built-in board");
    refused(5, "position x r r 0", "ten rows");
    refused(6, "answer a1", "is no move");
    refused(6, "answer ", "moves, not 0");
    refused(7, "grade 6", "grades are 1 to 5");
    let error = puzzles::parse(&lines[..7].join("\n")).unwrap_err();
    assert_eq!(error.to_string(), "line 7: the line `source …` is missing");
    let error = puzzles::parse(&format!("{good}more\n")).unwrap_err();
    assert_eq!(error.line, 9, "{error}");
    let error = puzzles::parse(&format!("{good}\n{good}")).unwrap_err();
    assert_eq!((error.line, error.problem.contains("twice")), (10, true), "{error}");
}

#[test]
fn puzzles_are_plain_data_without_their_answer() {
    let puzzle = &puzzles::all()[0];
    let value = serde_json::to_value(puzzle).unwrap();
    assert_eq!(value["id"], puzzle.id);
    assert_eq!(value["kind"], puzzle.kind.code());
    assert_eq!(value["grade"], puzzle.grade.number());
    assert_eq!(value["variant"], puzzle.position.rules().variant.name());
    assert!(value.get("answer").is_none());
}

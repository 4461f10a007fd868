//! Every lesson can be solved, and answered wrongly.

use std::collections::BTreeSet;

use colorito::{Move, Space};
use colorito_locales::Language;
use colorito_study::lessons::{self, Answer};

#[test]
fn every_exercise_has_right_and_wrong_legal_moves() {
    assert!((14..=18).contains(&lessons::all().len()));
    for lesson in lessons::all() {
        assert!((1..=3).contains(&lesson.exercises.len()), "{}", lesson.key);
        for (number, exercise) in (1..).zip(&lesson.exercises) {
            let legal = exercise.position.legal_moves();
            let right = exercise.right_moves();
            assert!(!right.is_empty(), "{} {number} cannot be solved", lesson.key);
            assert!(right.len() < legal.len(), "{} {number} cannot be answered wrongly", lesson.key);
            for m in legal {
                assert_eq!(
                    exercise.judge(m) == Answer::Right,
                    right.contains(&m),
                    "{} {number}: {m}",
                    lesson.key
                );
            }
        }
    }
}

#[test]
fn every_lesson_has_its_texts_in_every_language() {
    for language in Language::ALL {
        let has = |key: String| assert!(language.has(&key), "{language} lacks {key}");
        for lesson in lessons::all() {
            for part in ["title", "intro"] {
                has(format!("learn-{}-{part}", lesson.key));
            }
            for number in 1..=lesson.exercises.len() {
                for part in ["task", "right"] {
                    has(format!("learn-{}-{number}-{part}", lesson.key));
                }
            }
            assert!(!language.has(&format!("learn-{}-{}-task", lesson.key, lesson.exercises.len() + 1)));
        }
    }
}

#[test]
fn wrong_answers_are_told_apart_and_have_texts() {
    let mut keys = BTreeSet::new();
    for exercise in lessons::all().iter().flat_map(|lesson| &lesson.exercises) {
        for (from, to) in Space::all().flat_map(|from| Space::all().map(move |to| (from, to))) {
            if let Answer::Wrong { why } = exercise.judge(Move::Go { from, to }) {
                keys.insert(why.key);
            }
        }
    }
    for key in &keys {
        assert!(Language::ALL.into_iter().all(|language| language.has(key)), "{key}");
    }
    for code in
        ["foreign-colour", "out-of-reach", "not-there", "other-piece", "stranded", "too-slow", "loses"]
    {
        assert!(keys.contains(&format!("learn-wrong-{code}")), "{code} never happens: {keys:?}");
    }
}

#[test]
fn the_second_part_of_an_exercise_follows_from_the_first() {
    for key in ["ladder", "finish"] {
        let exercises = &lessons::find(key).unwrap().exercises;
        for pair in exercises.windows(2) {
            let mut after = pair[0].position.clone();
            let right = pair[0].right_moves();
            assert_eq!(right.len(), 1, "{key}");
            after.play(right[0]).unwrap();
            let side = pair[1].position.turn();
            assert_eq!(after.of(side), pair[1].position.of(side), "{key}");
        }
    }
}

#[test]
fn lessons_are_plain_data() {
    let lesson = serde_json::to_value(lessons::find("ladder").unwrap()).unwrap();
    let first = &lesson["exercises"][0];
    assert_eq!(first["variant"], "standard");
    assert_eq!(first["side"], "red");
    assert_eq!(first["goal"]["key"], "open");
    assert_eq!(first["goal"]["values"]["piece"], serde_json::json!({"colour": "red", "number": 6}));
    assert_eq!(first["goal"]["values"]["space"], "e10");
}

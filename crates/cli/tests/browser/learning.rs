//! Every lesson and a sample of the puzzles, solved by mouse in four languages; the pages on rules and history.

use colorito::Move;
use colorito_locales::Language;
use colorito_study::{
    examples::SECTIONS,
    lessons::{self, Answer, Exercise},
    puzzles::{self, Judgement, Puzzle},
};
use serde_json::json;

use crate::{
    driver::Looks,
    page::{Page, visit},
};

const LANGUAGES: [&str; 4] = ["en", "de", "es", "ja"];

fn language(tag: &str) -> Language {
    tag.parse().unwrap()
}

/// Plays a move as soon as its piece can be moved.
async fn play(page: &Page, m: Move) {
    let (from, to) = (m.from().unwrap().to_string(), m.to().unwrap().to_string());
    page.until(&format!("document.querySelector('[data-space={from}]').matches('.movable')")).await;
    page.click_space(&from).await;
    page.wait_for(&format!("[data-space={to}].destination")).await;
    page.click_space(&to).await;
}

fn a_wrong_move(exercise: &Exercise) -> Move {
    let wrong = |m: &Move| matches!(exercise.judge(*m), Answer::Wrong { .. });
    exercise.position.legal_moves().into_iter().find(wrong).expect("every exercise has a wrong move")
}

#[test]
fn every_lesson_is_learnt_in_every_language_and_remembered() {
    for tag in LANGUAGES {
        let words = language(tag);
        visit(&Looks { language: tag, ..Looks::default() }, async |page| {
            page.go("/learn").await;
            page.click("#next-lesson").await;
            for lesson in lessons::all() {
                page.wait_for_text("h1", &words.text(&format!("learn-{}-title", lesson.key), &[])).await;
                for (number, exercise) in (1..).zip(&lesson.exercises) {
                    let text = |part: &str| words.text(&format!("learn-{}-{number}-{part}", lesson.key), &[]);
                    page.wait_for_text("#task", &text("task")).await;
                    play(page, a_wrong_move(exercise)).await;
                    page.wait_for("#reaction.wrong p").await;
                    play(page, exercise.right_moves()[0]).await;
                    page.wait_for_text("#reaction.right", &text("right")).await;
                    page.click("#onward").await;
                }
            }
            page.wait_for("#today").await;
            page.go("/learn").await;
            let learned = page.run("return document.querySelectorAll('.course-step.learned').length", vec![]);
            assert_eq!(learned.await, lessons::all().len());
        });
    }
}

#[test]
fn what_cannot_be_played_is_explained() {
    visit(&Looks::default(), async |page| {
        page.go("/learn/colours").await;
        page.click_space("c2").await;
        page.wait_for(".goal").await;
        page.click_space("d3").await;
        page.wait_for_text("#reaction.wrong", "Red 3 may not rest on d3").await;
        page.click_space("c2").await;
        page.click_space("e8").await;
        page.wait_for_text("#reaction.wrong", "takes red 3 to e8").await;
    });
}

/// The player's own moves of the answer.
fn own_moves(puzzle: &Puzzle) -> Vec<Move> {
    puzzle.answer.iter().copied().step_by(if puzzle.kind.is_alone() { 1 } else { 2 }).collect()
}

/// Some of each kind, others for each language.
fn sample(turn: usize) -> Vec<&'static Puzzle> {
    let mut kinds: Vec<&str> = puzzles::all().iter().map(|puzzle| puzzle.kind.code()).collect();
    kinds.dedup();
    kinds.sort_unstable();
    kinds.dedup();
    let of =
        |kind: &str| puzzles::all().iter().filter(|puzzle| puzzle.kind.code() == kind).collect::<Vec<_>>();
    kinds.into_iter().map(of).map(|alike| alike[(7 * turn + 3) % alike.len()]).collect()
}

#[test]
fn puzzles_of_every_kind_are_solved_in_every_language_and_remembered() {
    for (turn, tag) in LANGUAGES.into_iter().enumerate() {
        let words = language(tag);
        visit(&Looks { language: tag, ..Looks::default() }, async |page| {
            let sample = sample(turn);
            for puzzle in &sample {
                page.go(&format!("/puzzles/{}", puzzle.id)).await;
                let kind = format!("puzzle-kind-{}", puzzle.kind.code());
                page.wait_for_text("h1", &words.text(&kind, &[])).await;
                let wrong = |m: &Move| matches!(puzzle.judge(&[*m]), Judgement::Wrong { .. });
                if let Some(m) = puzzle.position.legal_moves().into_iter().find(wrong) {
                    play(page, m).await;
                    page.wait_for("#reaction.wrong p").await;
                }
                for m in own_moves(puzzle) {
                    play(page, m).await;
                    page.wait_for("#reaction.right").await;
                }
                page.wait_for_text("#reaction.right", &words.text("puzzle-solved", &[])).await;
            }
            page.go("/puzzles").await;
            let solved = page.run("return document.querySelectorAll('.puzzle.solved').length", vec![]).await;
            assert_eq!(solved, sample.len());
        });
    }
}

#[test]
fn there_is_a_puzzle_of_the_day_and_its_answer_can_be_seen() {
    visit(&Looks::default(), async |page| {
        page.go("/puzzles").await;
        page.click("#today").await;
        page.click("#answer").await;
        page.wait_for_text("#reaction", "The answer").await;
        page.click("#again").await;
        page.wait_for("#answer").await;
        let today = page.path().await.rsplit('/').next().unwrap().to_owned();
        let puzzle = puzzles::find(&today).expect("the puzzle of the day is one of them");
        let first = own_moves(puzzle)[0];
        play(page, first).await;
        page.wait_for("#reaction.right").await;
    });
}

#[test]
fn rules_and_history_are_there_in_every_language_and_the_rules_fit_on_two_sheets() {
    for tag in LANGUAGES {
        let words = language(tag);
        visit(&Looks { language: tag, ..Looks::default() }, async |page| {
            page.go("/history").await;
            page.wait_for_text(".history", &words.text("history-origin-text-3", &[])).await;
            page.go("/rules").await;
            page.wait_for_text(".rules", &words.text("rules-house-ours-1", &[])).await;
            let boards = page.run("return document.querySelectorAll('figure svg[role=img]').length", vec![]);
            assert_eq!(boards.await, 6);
            let sheets = page.print().await;
            assert!((1..=2).contains(&sheets), "{sheets} sheets in {tag}");
            page.run("window.print = () => document.body.dataset.printed = 'yes'", vec![]).await;
            page.click(".rules header button").await;
            page.until("document.body.dataset.printed").await;
        });
    }
}

#[test]
fn what_is_ours_is_marked_and_the_middle_game_of_the_rules_can_be_played_on() {
    visit(&Looks::default(), async |page| {
        page.go("/rules").await;
        page.wait_for("#sample-board .sample-moves").await;
        let marked = page.run("return document.querySelectorAll('.ours > .tag').length", vec![]).await;
        assert_eq!(marked, SECTIONS.iter().map(|section| section.ours).sum::<usize>());
        page.click("#sample-board .sample-moves .jump button").await;
        page.wait_for_text("#sample-board [role=status]", "Jump: dark blue 7 from d10 to h4.").await;
        page.click("#sample-board .sample-back").await;
        page.until("document.querySelector('#sample-board [data-space=b9]').matches('.movable')").await;
        page.click("#sample-board [data-space=b9]").await;
        page.wait_for("#sample-board [data-space=c8].destination").await;
        page.click("#sample-board [data-space=c8]").await;
        page.wait_for_text("#sample-board [role=status]", "Step: light blue 19 from b9 to c8.").await;
    });
}

#[test]
fn learning_turns_to_another_language_in_the_middle() {
    visit(&Looks::default(), async |page| {
        page.go("/learn/step").await;
        page.click("#language option[value=ja]").await;
        let title = language("ja").text("learn-step-title", &[]);
        page.wait_for_text("h1", &title).await;
        play(page, lessons::find("step").unwrap().exercises[0].right_moves()[0]).await;
        page.wait_for_text("#reaction.right", &language("ja").text("learn-step-1-right", &[])).await;
        assert_eq!(page.run("return document.documentElement.lang", vec![]).await, json!("ja"));
    });
}

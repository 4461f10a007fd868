//! Every lesson and a sample of the puzzles, solved by mouse in four languages; the pages on rules and
//! history.

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
pub(crate) async fn play(page: &Page, m: Move) {
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
fn every_lesson_is_learnt_and_remembered() {
    learn_everything(&["en"]);
}

#[test]
#[ignore = "takes a minute"]
fn every_lesson_is_learnt_in_the_other_languages() {
    learn_everything(&["de", "es", "ja"]);
}

fn learn_everything(languages: &[&'static str]) {
    for tag in languages {
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

/// Whether all of something can be seen without scrolling.
async fn is_in_sight(page: &Page, selector: &str) -> bool {
    let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
        return box.height > 0 && box.top >= -1 && box.bottom <= innerHeight + 1";
    page.run(script, vec![json!(selector)]).await == true
}

async fn assert_in_sight(page: &Page, selectors: &[&str], place: &str) {
    for selector in selectors {
        page.wait_for(selector).await;
        assert!(is_in_sight(page, selector).await, "{place}: {selector} is out of sight");
    }
}

#[test]
fn on_a_phone_feedback_the_next_step_and_the_task_are_in_sight() {
    for tag in LANGUAGES {
        let phone = Looks { width: 360, height: 640, phone: true, language: tag, ..Looks::default() };
        visit(&phone, async |page| {
            for key in ["colours", "stranding"] {
                let lesson = lessons::find(key).unwrap();
                page.go(&format!("/learn/{key}")).await;
                for (number, exercise) in (1..).zip(&lesson.exercises) {
                    let place = format!("{key} {number} in {tag}");
                    assert_in_sight(page, &["#task"], &place).await;
                    if number > 1 {
                        assert_in_sight(page, &["#task", ".board-box"], &place).await;
                    }
                    play(page, a_wrong_move(exercise)).await;
                    page.wait_for("#reaction.wrong p").await;
                    assert_in_sight(page, &["#reaction"], &place).await;
                    play(page, exercise.right_moves()[0]).await;
                    page.wait_for("#reaction.right p").await;
                    assert_in_sight(page, &["#reaction", "#onward"], &place).await;
                    page.click("#onward").await;
                    page.until("!document.querySelector('#reaction.right')").await;
                }
            }
        });
    }
}

#[test]
fn who_has_tried_is_shown_how_it_is_done_and_the_marks_are_explained() {
    visit(&Looks::default(), async |page| {
        let exercise = &lessons::find("jump").unwrap().exercises[0];
        page.go("/learn/jump").await;
        page.click("#legend summary").await;
        let marks = page.run("return document.querySelectorAll('#legend li svg').length", vec![]).await;
        assert_eq!(marks, 7);
        for _ in 0..2 {
            page.until("!document.getElementById('show-me')").await;
            play(page, a_wrong_move(exercise)).await;
            page.wait_for("#reaction.wrong p").await;
            page.until("document.querySelector('.space.movable')").await;
        }
        page.click("#show-me").await;
        page.wait_for(".way.hint").await;
        let shown = page.text("#reaction").await;
        let text = |m: Move| exercise.position.way(m).unwrap().unwrap().to_string();
        assert!(exercise.right_moves().into_iter().any(|m| shown.contains(&text(m))), "{shown}");
    });
}

/// The player's own moves of the answer.
pub(crate) fn own_moves(puzzle: &Puzzle) -> Vec<Move> {
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
fn a_wrong_move_in_a_puzzle_explains_itself_by_click_and_by_drag() {
    visit(&Looks::default(), async |page| {
        let puzzle = puzzles::all().iter().find(|puzzle| puzzle.kind.code() == "home").unwrap();
        let legal = puzzle.position.legal_moves();
        let from = legal[0].from().unwrap();
        // An empty space that no piece can be taken to.
        let reached = |to: &str| legal.iter().any(|m| m.to().unwrap().to_string() == to);
        let is_empty = |to: &str| puzzle.position.piece(to.parse().unwrap()).is_none();
        let to = ["e5", "d6", "f4", "c5"].into_iter().find(|to| is_empty(to) && !reached(to)).unwrap();
        page.go(&format!("/puzzles/{}", puzzle.id)).await;
        let [from, to] = [format!("[data-space={from}]"), format!("[data-space={to}]")];
        page.wait_for(&format!("{from}.movable")).await;
        page.click(&from).await;
        page.click(&to).await;
        page.wait_for("#reaction.wrong p").await;
        page.reload().await;
        page.wait_for(&format!("{from}.movable")).await;
        page.until("!document.querySelector('#reaction.wrong')").await;
        page.drag(&from, &to).await;
        page.wait_for("#reaction.wrong p").await;
    });
}

#[test]
fn grades_filter_the_puzzles_and_the_next_one_is_unsolved() {
    visit(&Looks::default(), async |page| {
        page.go("/puzzles").await;
        let shown = async || {
            let script = "return [...document.querySelectorAll('#shelf .pips')].map((pips) => pips.textContent.length)";
            let grades = page.run(script, vec![]).await;
            grades.as_array().unwrap().iter().map(|grade| grade.as_u64().unwrap()).collect::<Vec<u64>>()
        };
        assert_eq!(shown().await.len(), puzzles::all().len());
        page.click(".grades label:has([value='2'])").await;
        page.until(
            "![...document.querySelectorAll('#shelf .pips')].some((pips) => pips.textContent.length !== 2)",
        )
        .await;
        let wanted = puzzles::all().iter().filter(|puzzle| puzzle.grade.number() == 2).count();
        assert_eq!(shown().await, vec![2; wanted]);
        // The choice is kept, and solving leads on within it.
        page.reload().await;
        assert_eq!(shown().await.len(), wanted);
        page.click("#next-unsolved").await;
        page.wait_for("#task").await;
        for _ in 0..2 {
            let id = page.path().await.rsplit('/').next().unwrap().to_owned();
            let puzzle = puzzles::find(&id).unwrap();
            assert_eq!(puzzle.grade.number(), 2, "{id}");
            for m in own_moves(puzzle) {
                play(page, m).await;
                page.wait_for("#reaction.right").await;
            }
            let Judgement::Right { solved: Some(why), .. } = puzzle.judge(&own_moves(puzzle)) else {
                panic!("{id}")
            };
            assert!(why.key.starts_with("puzzle-because-"), "{}", why.key);
            page.wait_for_text("#reaction.right", "Solved!").await;
            let said = page.text("#reaction").await;
            assert!(said.len() > "✓\nSolved! .".len() + 10, "{said} has no reason");
            page.click("#onward").await;
            page.until(&format!("!location.pathname.endsWith('{id}')")).await;
            page.wait_for("#answer").await;
        }
    });
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

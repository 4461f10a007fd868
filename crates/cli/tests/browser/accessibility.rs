//! What axe-core finds, on every page, light and dark.

use std::{fs, path::PathBuf, process::Command, sync::OnceLock};

use serde_json::json;

use crate::{
    driver::Looks,
    page::{Page, visit},
};

/// The source of axe-core, from the package registry at test time; `None` if it cannot be had and nobody
/// insists.
pub(crate) fn axe() -> Option<&'static str> {
    static SOURCE: OnceLock<Option<String>> = OnceLock::new();
    let source = SOURCE.get_or_init(|| {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("axe");
        let file = folder.join("node_modules/axe-core/axe.min.js");
        if !file.exists() {
            fs::create_dir_all(&folder).ok()?;
            let install = ["install", "--no-save", "--no-audit", "--no-fund", "--prefix"];
            let _ = Command::new("npm").args(install).arg(&folder).arg("axe-core@4.11.0").output();
        }
        fs::read_to_string(file).ok()
    });
    let insisted = std::env::var_os("COLORITO_REQUIRE_ALL").is_some_and(|value| value == "1");
    assert!(source.is_some() || !insisted, "axe-core could not be installed with npm");
    source.as_deref()
}

const AUDIT: &str = "
    const done = arguments[arguments.length - 1];
    const tell = ({ id, nodes }) =>
        `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary})`).join(' | ')}`;
    axe.run(document).then(
        ({ violations, passes }) => done(passes.length > 10 ? violations.map(tell) : ['too little was looked at']),
        (error) => done([String(error)]));";

pub(crate) async fn audit(page: &Page, axe: &str, place: &str) {
    page.run(axe, vec![]).await;
    let violations = page.run_async(AUDIT, vec![]).await;
    assert_eq!(violations, json!([]), "{place}");
}

#[test]
fn axe_finds_nothing_on_any_page_light_or_dark() {
    let Some(axe) = axe() else { return };
    for dark in [false, true] {
        visit(&Looks { dark, ..Looks::default() }, async |page| {
            let game = page.begin(&json!({}));
            for (ply, m) in ["c1c3", "h10h8"].into_iter().enumerate() {
                let body = json!({ "move": m, "ply": ply, "client": m });
                page.ask("POST", &format!("/api/games/{game}/moves"), &body);
            }
            let over = page.begin(&json!({}));
            page.ask("POST", &format!("/api/games/{over}/resign"), &json!({ "side": "red", "ply": 0 }));
            let people = json!({ "kind": "person" });
            let wish = json!({ "games": 2, "seats": { "red": people, "blue": people } });
            let made = page.ask("POST", "/api/matches", &wish);
            let paths = [
                "/".to_owned(),
                "/play".to_owned(),
                format!("/game/{game}"),
                format!("/game/{over}"),
                format!("/game/{over}?guide=1"),
                "/settings".to_owned(),
                "/account".to_owned(),
                "/players".to_owned(),
                "/lobby".to_owned(),
                "/watch".to_owned(),
                "/join".to_owned(),
                "/mail/confirm".to_owned(),
                "/recover".to_owned(),
                "/games".to_owned(),
                format!("/match/{}", made["id"].as_str().unwrap()),
                "/analyse".to_owned(),
                "/learn".to_owned(),
                "/learn/step-jump".to_owned(),
                "/puzzles".to_owned(),
                "/boards".to_owned(),
                format!("/puzzles/{}", colorito_study::puzzles::all()[0].id),
                "/rules".to_owned(),
                "/history".to_owned(),
                format!("/game/{game}/review?time=20"),
                "/nowhere".to_owned(),
            ];
            for path in paths {
                page.go(&path).await;
                if path.ends_with(&game) {
                    page.click_space("c3").await;
                    page.wait_for(".goal").await;
                }
                match path.as_str() {
                    "/analyse" => page.wait_for("#lines li").await,
                    "/learn/step-jump" => {
                        page.click_space("c3").await;
                        page.click_space("j10").await;
                        page.wait_for("#reaction.wrong").await;
                    }
                    path if path.starts_with("/puzzles/") => page.click("#legend summary").await,
                    path if path.contains("review") => {
                        page.wait_for_text("#review-state", "have been reviewed").await;
                    }
                    _ => {}
                }
                audit(page, axe, &format!("{path}, dark: {dark}")).await;
                if path == "/games" {
                    page.click("#bin").await;
                    page.wait_for_text("h1", "Bin").await;
                    audit(page, axe, &format!("the bin, dark: {dark}")).await;
                }
                if path == "/boards" {
                    page.click("[data-space=b8]").await;
                    page.wait_for("#board-faults .notice.bad").await;
                    audit(page, axe, &format!("a board with mistakes, dark: {dark}")).await;
                }
                if path == "/analyse" {
                    page.click("#placing").await;
                    page.wait_for("#faults .notice").await;
                    audit(page, axe, &format!("setting up, dark: {dark}")).await;
                }
            }
            page.go("/").await;
            page.click("#settings").await;
            page.wait_for("dialog[open]").await;
            audit(page, axe, "settings").await;
            page.go("/").await;
            page.press(&['?']).await;
            page.wait_for("dialog#keys[open]").await;
            audit(page, axe, "keys").await;
        });
    }
}

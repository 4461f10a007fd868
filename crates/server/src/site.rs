//! The application as a folder of files that needs no server: any host of files will do, under any path.

use std::{fmt::Write as _, fs, io, path::Path};

use colorito_locales::Language;
use sha2::{Digest as _, Sha256};

use crate::http::{PAGES, all_files};

/// The page every address for people is answered with.
const PAGE: &str = "index.html";

/// The service worker, which answers in a server's place.
pub(crate) const SERVICE: &str = "service.js";

/// What it is put together from.
const SERVICE_PARTS: [&str; 5] =
    ["app/names.js", "app/here/format.js", "app/here/module.js", "app/here/shelf.js", SERVICE];

/// What a host of files cannot say in headers is said in the page. WebAssembly is compiled by the page itself, which browsers allow
/// by this word only; no text is ever made into a program.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'";

/// A host of files on one's own device that many have.
pub const HOST: &str = "python3 -m http.server";

/// Writes the application into a folder, which is made if it is not there. Gives the number of files.
///
/// # Errors
/// If something cannot be written.
pub fn write_site(folder: &Path) -> io::Result<usize> {
    let files = site();
    for (path, bytes) in &files {
        let path = folder.join(path);
        if let Some(above) = path.parent() {
            fs::create_dir_all(above)?;
        }
        fs::write(path, bytes)?;
    }
    Ok(files.len())
}

/// All files of a site by their paths.
fn site() -> Vec<(String, Vec<u8>)> {
    let mut files = all_files();
    let page = text_of(&files, PAGE);
    files.retain(|(path, _)| path != PAGE);
    files.push((PAGE.to_owned(), page_at(&page, 0).into_bytes()));
    let service = service_worker(&files, true);
    files.retain(|(path, _)| path != SERVICE);
    files.push((SERVICE.to_owned(), service.into_bytes()));
    // A first visit may begin at any page that has a fixed address.
    for address in PAGES.iter().filter(|address| **address != "/" && !address.contains('{')) {
        let address = address.trim_start_matches('/');
        files.push((format!("{address}/{PAGE}"), page_at(&page, 1).into_bytes()));
    }
    files
}

fn text_of(files: &[(String, Vec<u8>)], name: &str) -> String {
    let file = files.iter().find(|(path, _)| path == name);
    file.map(|(_, bytes)| String::from_utf8_lossy(bytes).into_owned()).unwrap_or_default()
}

/// The page for a folder so many levels below the top: its files are found from where it lies, and it knows that there is no server.
fn page_at(page: &str, depth: usize) -> String {
    let top = if depth == 0 { "./".to_owned() } else { "../".repeat(depth) };
    let policy = format!(
        "<meta charset=\"utf-8\">\n    <meta http-equiv=\"content-security-policy\" content=\"{POLICY}\">"
    );
    page.replace("href=\"/", &format!("href=\"{top}"))
        .replace("src=\"/", &format!("src=\"{top}"))
        .replacen("<html ", "<html data-place=\"folder\" ", 1)
        .replacen("<meta charset=\"utf-8\">", &policy, 1)
        .replacen("<main ", &format!("{}<main ", not_hosted()), 1)
}

/// What a page says that is opened as a file, where browsers run no modules that could read texts.
fn not_hosted() -> String {
    let say = |language: Language| {
        let text = language.text("folder-not-hosted", &[("command", HOST.into())]);
        format!("<p class=\"notice not-hosted\" lang=\"{}\">{text}</p>\n    ", language.tag())
    };
    Language::ALL.map(say).concat()
}

/// The version of these files, another one whenever one of them changes.
pub(crate) fn version(files: &[(String, Vec<u8>)]) -> String {
    let mut sums: Vec<_> = files.iter().map(|(path, bytes)| (path, Sha256::digest(bytes))).collect();
    sums.sort();
    let mut version = Sha256::new();
    for (path, sum) in sums {
        version.update(path.as_bytes());
        version.update(sum);
    }
    hexadecimal(&version.finalize())
}

/// The service worker of these files: it changes whenever one of them does. Alone it answers in a server's place.
pub(crate) fn service_worker(files: &[(String, Vec<u8>)], alone: bool) -> String {
    let version = version(files);
    let mut kept: Vec<_> = files.iter().filter(|(path, _)| path != SERVICE).collect();
    kept.sort();
    let mut list = String::new();
    for (path, bytes) in kept {
        let _ = writeln!(list, "  ['/{path}', '{}'],", hexadecimal(&Sha256::digest(bytes)));
    }
    let code = SERVICE_PARTS.map(|name| text_of(files, name)).join("\n").replace("export ", "");
    format!("const VERSION = '{version}';\nconst ALONE = {alone};\nconst FILES = [\n{list}];\n\n{code}")
}

/// The first eight bytes of a checksum.
fn hexadecimal(digest: &[u8]) -> String {
    digest.iter().take(8).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_named_by_the_service_worker() {
        let files = site();
        let text = |name: &str| {
            let file = files.iter().find(|(path, _)| path == name).unwrap_or_else(|| panic!("no {name}"));
            String::from_utf8(file.1.clone()).expect("text")
        };
        let service = text(SERVICE);
        for needed in [PAGE, "app/main.js", "style/page.css", "locales/ja/app.ftl", "module/colorito.wasm"] {
            assert!(service.contains(&format!("['/{needed}', '")), "{needed}");
        }
        assert!(!service.contains("export "), "it is no module");
        assert!(
            service.contains(&format!("const FORMAT = {};", colorito_wire::FORMAT)),
            "the server's format"
        );
        assert!(!files.iter().any(|(path, _)| path.ends_with("/make")), "tools stay at home");
        let page = text(PAGE);
        assert!(page.contains("src=\"./app/main.js\"") && page.contains("data-place=\"folder\""), "{page}");
        assert!(!page.contains("=\"/"), "addresses from the top would leave the folder: {page}");
        assert!(page.contains("python3 -m http.server") && page.contains("lang=\"ja\""), "{page}");
        assert!(text("play/index.html").contains("src=\"../app/main.js\""));
    }

    #[test]
    fn a_site_is_written_anew_over_an_old_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let written = write_site(folder.path()).expect("written");
        assert_eq!(write_site(folder.path()).expect("written again"), written);
        assert!(folder.path().join("locales/de/app.ftl").exists());
    }
}

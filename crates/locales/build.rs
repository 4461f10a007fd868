//! Lists the files of texts, so that a new one needs no line of code.

use std::{env, fmt::Write, fs, io, path::Path};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut code = String::from("&[\n");
    for language in ["en", "de", "es", "ja"] {
        let mut paths = Vec::new();
        for entry in fs::read_dir(root.join(language))? {
            paths.push(entry?.path());
        }
        paths.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
        paths.sort();
        for path in paths {
            let path = path.canonicalize()?;
            let text = path.to_string_lossy();
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            writeln!(
                code,
                "    Source {{ language: {language:?}, file: {name:?}, text: include_str!({text:?}) }},"
            )
            .map_err(io::Error::other)?;
        }
    }
    code.push(']');
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo says where to write"))?;
    fs::write(Path::new(&out).join("sources.rs"), code)
}

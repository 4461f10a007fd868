//! Writing the tables into the document and drawing the plots.

use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
};

use clap::Args;

use crate::{data::Data, document::replaced, plots, tables};

#[derive(Args)]
pub(crate) struct Options {
    /// The file to tell of.
    #[arg(long)]
    data: PathBuf,
    /// The document with the places of the tables; without it, the tables are printed.
    #[arg(long)]
    document: Option<PathBuf>,
    /// The folder for the plots; without it, none are drawn.
    #[arg(long)]
    pictures: Option<PathBuf>,
}

pub(crate) fn run(options: &Options) -> Result<(), Box<dyn Error>> {
    let data = read(&options.data)?;
    match &options.document {
        Some(path) => fs::write(path, with_tables(&fs::read_to_string(path)?, &data)?)?,
        None => tables::all(&data).iter().for_each(|(name, text)| println!("## {name}\n\n{text}")),
    }
    if let Some(folder) = &options.pictures {
        for (name, svg) in plots::all(&data) {
            fs::write(folder.join(name), svg)?;
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<Data, Box<dyn Error>> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(Data::parse(&text).map_err(|error| format!("{}, {error}", path.display()))?)
}

fn with_tables(document: &str, data: &Data) -> Result<String, Box<dyn Error>> {
    let mut text = document.to_owned();
    for (name, table) in tables::all(data) {
        text = replaced(&text, name, &table)?;
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is in the repository: the document and its plots say what its data say.
    #[test]
    fn document_and_plots_are_up_to_date() {
        let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
        let data = read(&docs.join("theory/games.txt")).unwrap();
        let document = fs::read_to_string(docs.join("theory.md")).unwrap();
        assert!(
            with_tables(&document, &data).unwrap() == document,
            "docs/theory.md is out of date; run `tell`"
        );
        for (name, svg) in plots::all(&data) {
            let kept = fs::read_to_string(docs.join("pictures").join(name)).unwrap();
            assert!(kept == svg, "docs/pictures/{name} is out of date; run `tell`");
        }
    }
}

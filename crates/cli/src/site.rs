//! `colorito site`: the application as a folder of files.

use std::path::PathBuf;

use clap::Args;
use colorito_server::{HOST, write_site};

use crate::{Failure, words::Words};

/// The options of `colorito site`.
#[derive(Args)]
#[command(after_help = "colorito site games/colorito")]
pub(crate) struct Site {
    #[arg(value_name = "folder")]
    directory: PathBuf,
}

impl Site {
    pub(crate) fn run(&self, words: Words) -> Result<(), Failure> {
        let files = write_site(&self.directory)
            .map_err(|error| Failure::Input(words.wrong_file(&self.directory, words.system_error(&error))))?;
        let folder = self.directory.display().to_string();
        eprintln!(
            "{}",
            words.text(
                "cli-site-written",
                &[("count", (files as i64).into()), ("file", folder.as_str().into())]
            )
        );
        let command = format!("{HOST} --directory {folder}");
        eprintln!("{}", words.text("cli-site-open", &[("command", command.into())]));
        Ok(())
    }
}

//! What somebody has chosen in the menu, kept in a file beside the games: a name and a value a line.

use std::{
    fs,
    path::{Path, PathBuf},
};

use colorito_drawing::Theme;
use colorito_locales::Language;

use crate::trouble::Trouble;

/// The name of the file.
const FILE: &str = "terminal.txt";

/// Choices; what was never chosen is left to the system.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Settings {
    path: PathBuf,
    pub(crate) language: Option<Language>,
    pub(crate) theme: Option<Theme>,
    pub(crate) motion: Option<bool>,
}

impl Settings {
    /// What was kept in a folder. Lines that make no sense, and a file that cannot be read, are left out.
    pub(crate) fn open(folder: &Path) -> Settings {
        let mut settings = Settings { path: folder.join(FILE), ..Settings::default() };
        let text = fs::read_to_string(&settings.path).unwrap_or_default();
        for (name, value) in text.lines().filter_map(|line| line.split_once(' ')) {
            match name {
                "language" => settings.language = value.parse().ok(),
                "theme" => settings.theme = value.parse().ok(),
                "motion" => settings.motion = value.parse().ok(),
                _ => {}
            }
        }
        settings
    }

    /// Keeps what was chosen.
    pub(crate) fn save(&self) -> Result<(), Trouble> {
        let lines = [
            self.language.map(|language| format!("language {language}\n")),
            self.theme.map(|theme| format!("theme {theme}\n")),
            self.motion.map(|motion| format!("motion {motion}\n")),
        ];
        let text: String = lines.into_iter().flatten().collect();
        fs::write(&self.path, text).map_err(|error| Trouble::File { path: self.path.clone(), error })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_chosen_is_there_again_and_nonsense_is_left_out() {
        let folder = tempfile::tempdir().unwrap();
        let mut settings = Settings::open(folder.path());
        assert_eq!((settings.language, settings.theme, settings.motion), (None, None, None));
        settings.language = Some(Language::Japanese);
        settings.theme = Some(Theme::Light);
        settings.motion = Some(false);
        settings.save().unwrap();
        assert_eq!(Settings::open(folder.path()), settings);
        fs::write(&settings.path, "language klingon\n\nmotion\ntheme light\nx y").unwrap();
        let mended = Settings { language: None, motion: None, ..settings };
        assert_eq!(Settings::open(folder.path()), mended);
    }
}

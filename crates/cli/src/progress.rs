//! Progress of long work, on standard error if a person is watching.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::words::Words;

/// A bar of so many steps. Where nobody watches, it draws nothing.
pub(crate) fn bar(steps: u64, what: &str, words: Words) -> ProgressBar {
    let left = words.text("cli-left", &[("time", "{eta}".into())]);
    let style = ProgressStyle::with_template(&format!("{{msg}} {{wide_bar}} {{pos}}/{{len}}, {left}"))
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(steps).with_style(style).with_message(what.to_owned());
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// A sign of life for work whose length nobody knows, with words that change. Where nobody watches, it draws
/// nothing.
pub(crate) fn spinner(what: &str) -> ProgressBar {
    let spinner = ProgressBar::new_spinner().with_message(what.to_owned());
    spinner.enable_steady_tick(Duration::from_millis(200));
    spinner
}

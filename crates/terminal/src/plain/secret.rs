//! Typing that nobody sees.

/// From now on what is typed is not shown. Whoever has had enough gets the terminal back as it was.
#[cfg(unix)]
pub(super) fn hide() {
    // A second password finds the handler set.
    drop(ctrlc::set_handler(|| {
        show();
        std::process::exit(INTERRUPTED);
    }));
    echo(false);
}

/// What a shell takes for a program that was interrupted.
#[cfg(unix)]
const INTERRUPTED: i32 = 130;

/// What is typed is shown again.
#[cfg(unix)]
pub(super) fn show() {
    echo(true);
}

/// Where that cannot be changed, it is shown, and what was asked for works all the same.
#[cfg(unix)]
fn echo(on: bool) {
    use nix::sys::termios::{LocalFlags, SetArg, tcgetattr, tcsetattr};
    let input = std::io::stdin();
    if let Ok(mut settings) = tcgetattr(&input) {
        settings.local_flags.set(LocalFlags::ECHO, on);
        let _ = tcsetattr(&input, SetArg::TCSANOW, &settings);
    }
}

#[cfg(not(unix))]
pub(super) fn hide() {}

#[cfg(not(unix))]
pub(super) fn show() {}

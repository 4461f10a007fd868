//! Has the server built again when what it embeds gets or loses a file.

fn main() {
    for folder in ["../../web", "../../locales", "migrations"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}

//! Has the server built again when what it embeds gets or loses a file.

fn main() {
    for folder in ["../../web", "../../locales"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}

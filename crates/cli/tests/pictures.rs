//! The pictures in the documentation are the ones the program draws.

mod common;

use std::{env, fs, path::Path};

use common::{colorito, split_words};

#[test]
fn pictures_are_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    let list = fs::read_to_string(folder.join("pictures.txt")).expect("the list of pictures");
    let entries = list.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('|'));
    let mut count = 0;
    for (name, options) in entries {
        let path = folder.join(name.trim());
        let options = split_words(options);
        let arguments = ["render", "--format", "svg"].into_iter().chain(options.iter().map(String::as_str));
        let drawn = colorito(arguments, "");
        assert_eq!(drawn.code, 0, "{name}: {}", drawn.err);
        if env::var_os("COLORITO_UPDATE_PICTURES").is_some() {
            fs::write(&path, &drawn.out).expect("a picture that can be written");
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == drawn.out, "docs/pictures/{} is out of date; see pictures.txt there", name.trim());
        count += 1;
    }
    assert!(count >= 8, "the list of pictures was read");
}

//! The icons of the installed application: the page's own mark, drawn in pixels where systems want pixels.
#![cfg(feature = "png")]

use std::{env, fs, path::Path};

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree},
};

/// Walnut, up to the edge: systems cut their own shape out of it.
const GROUND: &str = "#4b2e1b";

fn pixels(svg: &str, width: u32) -> Vec<u8> {
    let tree = Tree::from_str(svg, &Options::default()).expect("the mark is a drawing");
    let mut pixels = Pixmap::new(width, width).expect("room");
    let scale = width as f32 / 32.0;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().expect("a picture")
}

#[test]
fn icons_are_the_mark() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let mark = fs::read_to_string(web.join("icon.svg")).expect("the mark");
    let ground = format!("<rect width=\"32\" height=\"32\" fill=\"{GROUND}\"/>");
    let inner = "<g transform=\"translate(4.8 4.8) scale(.7)\">";
    let within = mark.replacen('>', &format!(">{ground}{inner}"), 1).replace("</svg>", "</g></svg>");
    for (name, svg, width) in [("192", &mark, 192), ("512", &mark, 512), ("mask", &within, 512)] {
        let (path, drawn) = (web.join(format!("icons/{name}.png")), pixels(svg, width));
        if env::var_os("COLORITO_UPDATE_ICONS").is_some() {
            fs::create_dir_all(web.join("icons")).expect("a folder");
            fs::write(&path, &drawn).expect("written");
        }
        let kept = fs::read(&path).unwrap_or_default();
        assert!(kept == drawn, "{} is out of date: set COLORITO_UPDATE_ICONS=1", path.display());
    }
}

//! The sheet that is drawn on: SVG text in the making.

use std::fmt::{self, Write as _};

use crate::palette::Palette;

/// SVG text in the making, with the colours to draw in and the prefix of its ids.
pub(crate) struct Sheet<'a> {
    text: String,
    pub(crate) palette: &'a Palette,
    pub(crate) prefix: &'a str,
}

impl<'a> Sheet<'a> {
    pub(crate) fn new(palette: &'a Palette, prefix: &'a str) -> Sheet<'a> {
        Sheet { text: String::with_capacity(48 * 1024), palette, prefix }
    }

    /// Writes a piece of SVG.
    pub(crate) fn put(&mut self, svg: fmt::Arguments<'_>) {
        self.text.write_fmt(svg).expect("writing to a string cannot fail");
    }

    /// Places something defined before, by its id without the prefix.
    pub(crate) fn place(&mut self, id: impl fmt::Display, (x, y): (i32, i32)) {
        let prefix = self.prefix;
        self.put(format_args!(r##"<use href="#{prefix}-{id}" x="{x}" y="{y}"/>"##));
    }

    /// A group with a class, so that people and programs find their way in the drawing.
    pub(crate) fn group(
        &mut self,
        class: &str,
        attributes: fmt::Arguments<'_>,
        content: impl FnOnce(&mut Self),
    ) {
        self.put(format_args!(r#"<g class="{class}"{attributes}>"#));
        content(self);
        self.put(format_args!("</g>"));
    }

    /// A group to be placed later under an id.
    pub(crate) fn define(
        &mut self,
        id: impl fmt::Display,
        attributes: fmt::Arguments<'_>,
        content: impl FnOnce(&mut Self),
    ) {
        let prefix = self.prefix;
        self.put(format_args!(r#"<g id="{prefix}-{id}"{attributes}>"#));
        content(self);
        self.put(format_args!("</g>"));
    }

    pub(crate) fn finish(self) -> String {
        self.text
    }
}

/// A number as short as two decimals allow.
pub(crate) struct Short(pub(crate) f64);

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.2}", self.0);
        let text = text.trim_end_matches('0').trim_end_matches('.');
        f.write_str(if text == "-0" { "0" } else { text })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (number, text) in [(1.0, "1"), (-0.001, "0"), (10.5, "10.5"), (1.0 / 3.0, "0.33"), (100.0, "100")]
        {
            assert_eq!(Short(number).to_string(), text);
        }
    }
}

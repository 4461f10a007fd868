//! The colours of the themes.

use std::fmt;

use colorito::Colour;

/// A colour as `0xRRGGBB`; printed as SVG wants it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(u32);

impl Rgb {
    pub(crate) const BLACK: Rgb = Rgb(0x00_0000);
    pub(crate) const WHITE: Rgb = Rgb(0xff_ffff);

    /// Red, green and blue.
    pub const fn channels(self) -> [u8; 3] {
        let [_, red, green, blue] = self.0.to_be_bytes();
        [red, green, blue]
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}

/// What a colour of the game looks like in its three places.
#[derive(Clone, Copy)]
pub struct Enamel {
    /// A coloured space.
    pub space: Rgb,
    /// The body of a piece.
    pub piece: Rgb,
    /// The numeral on a piece.
    pub numeral: Rgb,
    /// The numeral printed on a white space.
    pub printed: Rgb,
}

impl Enamel {
    const fn new(space: Rgb, piece: Rgb, numeral: Rgb, printed: Rgb) -> Enamel {
        Enamel { space, piece, numeral, printed }
    }
}

/// How solid things are made.
#[derive(Clone, Copy)]
pub enum Finish {
    /// Wood and metal with light on them.
    Solid {
        /// The profile of the frame, from the outer edge to the inner.
        walnut: [Rgb; 4],
        /// The lit, the plain and the shaded facet of the brass.
        brass: [Rgb; 3],
        /// The wood between the spaces.
        ground: Rgb,
        /// How much the light of a lamp falls off towards the corners, 0–1.
        dusk: f64,
    },
    /// Black lines on white.
    Flat,
}

/// The colours of a theme.
pub struct Palette {
    /// Frame and ground.
    pub finish: Finish,
    /// By colour of the game.
    enamels: [Enamel; 4],
    /// The white spaces.
    pub white: Rgb,
    /// Letters and numbers on the frame.
    pub coordinates: Rgb,
    /// Rims of pieces at home.
    pub home: Rgb,
    /// What marks and arrows are drawn with.
    pub ink: Rgb,
    /// What surrounds them so that they stand out.
    pub halo: Rgb,
}

impl Palette {
    /// What a colour of the game looks like.
    pub const fn enamel(&self, colour: Colour) -> Enamel {
        self.enamels[colour as usize]
    }
}

/// One palette for each theme.
impl Palette {
    pub(crate) const LIGHT: Palette = Palette {
        finish: Finish::Solid {
            walnut: [Rgb(0x8a_5c38), Rgb(0x5f_3d25), Rgb(0x4b_2e1b), Rgb(0x2b_190e)],
            brass: [Rgb(0xf0_d694), Rgb(0xc8_9f55), Rgb(0x86_6329)],
            ground: Rgb(0x2c_1b11),
            dusk: 0.0,
        },
        enamels: [
            Enamel::new(Rgb(0xcd_4a2f), Rgb(0xb5_3320), Rgb(0xff_f8ea), Rgb(0xb0_3420)),
            Enamel::new(Rgb(0xee_bb3c), Rgb(0xf6_cb4f), Rgb(0x2a_1a08), Rgb(0x85_5f06)),
            Enamel::new(Rgb(0x24_569a), Rgb(0x19_437f), Rgb(0xff_f8ea), Rgb(0x1d_4b8c)),
            Enamel::new(Rgb(0x83_bde2), Rgb(0x9a_cdec), Rgb(0x0b_2138), Rgb(0x2b_6f9f)),
        ],
        white: Rgb(0xfb_f5e6),
        coordinates: Rgb(0xe6_c47c),
        home: Rgb(0xd3_a444),
        ink: Rgb(0x1d_140d),
        halo: Rgb(0xff_faee),
    };

    pub(crate) const DARK: Palette = Palette {
        finish: Finish::Solid {
            walnut: [Rgb(0x4e_3320), Rgb(0x36_2215), Rgb(0x2a_1a10), Rgb(0x17_0d07)],
            brass: [Rgb(0xd2_ad66), Rgb(0x94_703a), Rgb(0x56_3e1c)],
            ground: Rgb(0x15_0d08),
            dusk: 0.26,
        },
        enamels: [
            Enamel::new(Rgb(0xa9_3d28), Rgb(0xa2_301f), Rgb(0xff_f1d8), Rgb(0x88_2313)),
            Enamel::new(Rgb(0xc9_9a30), Rgb(0xe2_b544), Rgb(0x22_1506), Rgb(0x5f_4204)),
            Enamel::new(Rgb(0x20_4b85), Rgb(0x1b_447e), Rgb(0xff_f1d8), Rgb(0x17_417c)),
            Enamel::new(Rgb(0x6b_9fc0), Rgb(0x8a_bdda), Rgb(0x0a_1c30), Rgb(0x18_4c73)),
        ],
        white: Rgb(0xeb_dfc4),
        coordinates: Rgb(0xc8_a361),
        home: Rgb(0xd0_a048),
        ink: Rgb(0x14_0d08),
        halo: Rgb(0xff_f3d9),
    };

    pub(crate) const PRINT: Palette = Palette {
        finish: Finish::Flat,
        enamels: [
            Enamel::new(Rgb::WHITE, Rgb::BLACK, Rgb::WHITE, Rgb::BLACK),
            Enamel::new(Rgb::WHITE, Rgb::WHITE, Rgb::BLACK, Rgb::BLACK),
            Enamel::new(Rgb::WHITE, Rgb::BLACK, Rgb::WHITE, Rgb::BLACK),
            Enamel::new(Rgb::WHITE, Rgb::WHITE, Rgb::BLACK, Rgb::BLACK),
        ],
        white: Rgb::WHITE,
        coordinates: Rgb::BLACK,
        home: Rgb::BLACK,
        ink: Rgb::BLACK,
        halo: Rgb::WHITE,
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;

    /// Relative luminance as the Web Content Accessibility Guidelines define it.
    fn luminance(colour: Rgb) -> f64 {
        let channel = |shift: u32| {
            let value = f64::from(colour.0 >> shift & 0xff) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
    }

    fn contrast(one: Rgb, other: Rgb) -> f64 {
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        one.max(other) / one.min(other)
    }

    /// A colour of the pages, by day and in the dark.
    fn of_the_pages(name: &str) -> [String; 2] {
        let tokens = include_str!("../../../web/style/tokens.css");
        let start = format!("  --{name}: light-dark(");
        let told = tokens.lines().find_map(|line| line.strip_prefix(&start)?.strip_suffix(");"));
        let (light, dark) = told.and_then(|told| told.split_once(", ")).unwrap_or_else(|| panic!("{name}"));
        [light.to_owned(), dark.to_owned()]
    }

    #[test]
    fn the_pages_have_the_same_colours() {
        for (index, palette) in [Palette::LIGHT, Palette::DARK].iter().enumerate() {
            let Finish::Solid { walnut, brass, ground, .. } = palette.finish else {
                panic!("only paper is flat")
            };
            let parts = [
                ("space-white", palette.white),
                ("coordinate", palette.coordinates),
                ("walnut-lit", walnut[0]),
                ("walnut-plain", walnut[1]),
                ("walnut-shade", walnut[2]),
                ("stud", brass[1]),
                ("wood", ground),
            ];
            for (name, drawn) in parts {
                assert_eq!(of_the_pages(name)[index], drawn.to_string(), "{name}");
            }
            for colour in Colour::ALL {
                let name = colour.to_string().replace(' ', "-");
                let Enamel { space, piece, numeral, printed } = palette.enamel(colour);
                let places = [("space", space), ("piece", piece), ("numeral", numeral), ("printed", printed)];
                for (place, drawn) in places {
                    let name = format!("{name}-{place}");
                    assert_eq!(of_the_pages(&name)[index], drawn.to_string(), "{name}");
                }
            }
        }
    }

    #[test]
    fn numerals_can_be_read() {
        for theme in Theme::ALL {
            let palette = theme.palette();
            for colour in Colour::ALL {
                let enamel = palette.enamel(colour);
                let on_piece = contrast(enamel.numeral, enamel.piece);
                assert!(on_piece >= 4.5, "{colour} piece, {theme}: {on_piece:.2}");
                let printed = contrast(enamel.printed, palette.white);
                assert!(printed >= 4.5, "{colour} on white, {theme}: {printed:.2}");
            }
        }
    }

    #[test]
    fn numerals_can_be_read_in_the_dark_corners() {
        for theme in Theme::ALL {
            let palette = theme.palette();
            let Finish::Solid { dusk, .. } = palette.finish else { continue };
            // The corner spaces lie at three quarters of the way to full dusk.
            let white = mixed(palette.white, palette.ink, dusk * 0.75);
            for colour in Colour::ALL {
                let printed = contrast(palette.enamel(colour).printed, white);
                assert!(printed >= 4.5, "{colour} on white, {theme}: {printed:.2}");
            }
        }
    }

    fn mixed(below: Rgb, above: Rgb, opacity: f64) -> Rgb {
        let channel = |shift: u32| {
            let [below, above] = [below, above].map(|colour| f64::from(colour.0 >> shift & 0xff));
            ((below + (above - below) * opacity) as u32) << shift
        };
        Rgb(channel(16) | channel(8) | channel(0))
    }

    #[test]
    fn coordinates_can_be_read() {
        for theme in Theme::ALL {
            let palette = theme.palette();
            let wood = match palette.finish {
                Finish::Solid { walnut, .. } => walnut[1],
                Finish::Flat => palette.white,
            };
            assert!(contrast(palette.coordinates, wood) >= 4.5, "{theme}");
        }
    }

    #[test]
    fn the_two_colours_of_a_side_differ_without_hue() {
        for theme in Theme::ALL {
            for side in colorito::Side::ALL {
                let [dark, light] = side.colours().map(|colour| theme.palette().enamel(colour));
                assert!(contrast(dark.piece, light.piece) >= 3.0, "{side} pieces, {theme}");
                if theme != Theme::Print {
                    assert!(contrast(dark.space, light.space) >= 2.4, "{side} spaces, {theme}");
                }
            }
        }
    }

    #[test]
    fn marks_stand_out_from_their_halo() {
        for theme in Theme::ALL {
            assert!(contrast(theme.palette().ink, theme.palette().halo) >= 7.0);
        }
    }
}
